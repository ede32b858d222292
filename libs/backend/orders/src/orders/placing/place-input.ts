import * as v from 'valibot';
import {
  addressInput,
  businessInput,
  emailInput,
  maxPasswordLength,
  minPasswordLength,
  optionalPhone,
  optionalText,
  personLimits,
  phoneInput,
  requiredText,
} from '@vyloha/backend-accounts';
import { checkoutInputs } from '../checkout-fields';
import { expectedInput } from './expected-input';

const maxIdLength = 100;
const maxGifts = 10;
const maxQuotes = 200;

const requiredId = requiredText(maxIdLength);
const optionalId = v.nullish(v.pipe(v.string(), v.maxLength(maxIdLength, 'tooLong')), null);

const shipping = v.object({
  name: optionalText(personLimits.line),
  address: addressInput,
  business_name: optionalText(personLimits.line),
  phone: optionalPhone,
});

const entries = v.object({
  name: requiredText(personLimits.line),
  firstName: requiredText(personLimits.line),
  lastName: v.pipe(v.string(), v.trim(), v.minLength(1, 'fullNameInvalid'), v.maxLength(personLimits.line, 'tooLong')),
  email: emailInput,
  phone: phoneInput,
  billing_address: addressInput,
  business: v.nullish(businessInput, null),
  shipping,
  ...checkoutInputs,
  payment_id: requiredId,
  shipper_id: requiredId,
  branch_id: optionalId,
  terms: v.literal(true, 'termsRequired'),
  order_gifts: v.nullish(v.pipe(v.array(requiredId), v.maxLength(maxGifts)), []),
  /** Numbers of the quotes whose prices the shopper saw. */
  quotes: v.nullish(v.pipe(v.array(requiredId), v.maxLength(maxQuotes)), []),
  delivery_time_id: optionalId,
  expected: v.nullish(expectedInput, null),
  password: v.nullish(v.pipe(v.string(), v.maxLength(maxPasswordLength, 'tooLong')), ''),
  password_confirmation: v.nullish(v.string(), ''),
  registration: v.nullish(v.boolean(), false),
});

/** Request body for placing an order: shapes and formats; what the shop offers is checked while placing. */
export const placeInput = v.pipe(
  entries,
  v.forward(
    v.partialCheck(
      [['registration'], ['password']],
      ({ registration, password }) => !registration || password.length >= minPasswordLength,
      'passwordTooShort',
    ),
    ['password'],
  ),
  v.forward(
    v.partialCheck(
      [['registration'], ['password'], ['password_confirmation']],
      (input) => !input.registration || input.password === input.password_confirmation,
      'passwordsDiffer',
    ),
    ['password_confirmation'],
  ),
);

export type PlaceInput = v.InferOutput<typeof placeInput>;
