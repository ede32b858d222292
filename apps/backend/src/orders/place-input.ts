import { maxCampaignLength } from '@vyloha/contract';
import * as v from 'valibot';
import { maxPasswordLength, minPasswordLength } from '../accounts/passwords/new-password';
import {
  addressInput,
  businessInput,
  emailInput,
  optionalPhone,
  optionalText,
  personLimits,
  phoneInput,
  requiredText,
} from '../accounts/person-input';
import { isTin } from './tin';

/** Maximum lengths of an order's texts besides the personal fields. */
const limits = { ...personLimits, id: 100, comment: 2_000, utm: maxCampaignLength };
const maxGifts = 10;

const optionalId = v.nullish(v.pipe(v.string(), v.maxLength(limits.id, 'tooLong')), null);
const flag = v.nullish(v.boolean(), false);

const shipping = v.object({
  name: optionalText(limits.line),
  address: addressInput,
  business_name: optionalText(limits.line),
  phone: optionalPhone,
});

const custom = v.object({
  custom_order_number: optionalText(limits.line),
  formalTitle: v.nullish(v.picklist(['Mr', 'Mrs', '']), ''),
  ICDPH: optionalText(limits.line),
  dateOfBirth: v.nullish(v.union([v.literal(''), v.pipe(v.string(), v.isoDate())], 'invalidValue'), ''),
  companyName: optionalText(limits.line),
});

const entries = v.object({
  name: requiredText(limits.line),
  firstName: requiredText(limits.line),
  lastName: v.pipe(v.string(), v.trim(), v.minLength(1, 'fullNameInvalid'), v.maxLength(limits.line, 'tooLong')),
  email: emailInput,
  phone: phoneInput,
  billing_address: addressInput,
  business: v.nullish(businessInput, null),
  shipping,
  custom: v.nullish(custom, {}),
  comment: optionalText(limits.comment),
  shipper_comment: optionalText(limits.comment),
  payment_id: requiredText(limits.id),
  shipper_id: requiredText(limits.id),
  branch_id: optionalId,
  terms: v.literal(true, 'termsRequired'),
  cardRequest: flag,
  order_gifts: v.nullish(v.pipe(v.array(requiredText(limits.id)), v.maxLength(maxGifts)), []),
  newsletter: flag,
  heureka_allow: flag,
  zbozicz_allow: flag,
  magazine: flag,
  phone_notification: flag,
  delivery_time_id: optionalId,
  utm: v.nullish(v.union([v.pipe(v.string(), v.maxLength(limits.utm)), v.record(v.string(), v.string())]), null),
  password: v.nullish(v.pipe(v.string(), v.maxLength(maxPasswordLength, 'tooLong')), ''),
  password_confirmation: v.nullish(v.string(), ''),
  registration: flag,
});

/** Request body for placing an order: shapes and formats; what the shop offers is checked while placing. */
export const placeInput = v.pipe(
  entries,
  v.forward(
    v.partialCheck(
      [['business'], ['billing_address']],
      ({ business: company, billing_address: billing }) => isTin(company?.TIN ?? '', billing.countryCode),
      'tinInvalid',
    ),
    ['business', 'TIN'],
  ),
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
export type OrderAddress = PlaceInput['billing_address'];
