import * as v from 'valibot';
import { postcodeProblem } from './postcode';
import { isTin } from './tin';

/** Longest texts an order may carry. */
const limits = { id: 100, line: 120, email: 254, phone: 30, postcode: 12, comment: 2_000, utm: 2_000, password: 200 };
const shortestPassword = 8;
const mostGifts = 10;

const requiredText = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'requiredValue'), v.maxLength(most, 'tooLong'));
const optionalText = (most: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(most, 'tooLong')), '');
const optionalId = v.nullish(v.pipe(v.string(), v.maxLength(limits.id, 'tooLong')), null);
const flag = v.nullish(v.boolean(), false);

const phonePattern = /^\+[\d()/. -]{9,}$/;
const phone = v.pipe(requiredText(limits.phone), v.regex(phonePattern, 'phoneInvalid'));

/** The message depends on the country, so the check writes its own issue. */
const address = v.pipe(
  v.object({
    street: requiredText(limits.line),
    city: requiredText(limits.line),
    postcode: requiredText(limits.postcode),
    country_code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'countryUnknown')),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { postcode, country_code: countryCode } = dataset.value;
    const problem = postcodeProblem(postcode, countryCode);
    if (problem === null) return;
    addIssue({
      message: problem,
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'postcode', value: postcode }],
    });
  }),
  v.transform(({ country_code: countryCode, ...rest }) => ({ ...rest, countryCode })),
);

const business = v.object({
  business_name: requiredText(limits.line),
  TIN: optionalText(limits.line),
  VATIN: optionalText(limits.line),
});

const shipping = v.object({
  name: optionalText(limits.line),
  address,
  business_name: optionalText(limits.line),
  phone: v.nullish(v.union([v.literal(''), phone], 'phoneInvalid'), ''),
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
  email: v.pipe(requiredText(limits.email), v.email('emailInvalid')),
  phone,
  billing_address: address,
  business: v.nullish(business, null),
  shipping,
  custom: v.nullish(custom, {}),
  comment: optionalText(limits.comment),
  shipper_comment: optionalText(limits.comment),
  payment_id: requiredText(limits.id),
  shipper_id: requiredText(limits.id),
  branch_id: optionalId,
  terms: v.literal(true, 'termsRequired'),
  cardRequest: flag,
  order_gifts: v.nullish(v.pipe(v.array(requiredText(limits.id)), v.maxLength(mostGifts)), []),
  newsletter: flag,
  heureka_allow: flag,
  zbozicz_allow: flag,
  magazine: flag,
  phone_notification: flag,
  delivery_time_id: optionalId,
  utm: v.nullish(v.union([v.pipe(v.string(), v.maxLength(limits.utm)), v.record(v.string(), v.string())]), null),
  password: v.nullish(v.pipe(v.string(), v.maxLength(limits.password, 'tooLong')), ''),
  password_confirmation: v.nullish(v.string(), ''),
  registration: flag,
});

/** Body of the call that places an order: shapes and formats; what the shop offers is checked while placing. */
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
      ({ registration, password }) => !registration || password.length >= shortestPassword,
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
