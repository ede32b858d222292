import {
  email,
  fullName,
  houseNumber,
  isPostcode,
  isTin,
  phoneNumber,
  postcode,
  requiredText,
  ruleMessages,
  streetAndNumber,
  streetOnly,
} from '@vyloha/forms/rules';
import * as v from 'valibot';
import { countryCodes } from './country';
import { billingCountryOf, hasBillingAddress, hasBusinessData, withFilledFlags } from './delivery-details';
import { filledDetails } from './filled-details';

/** What fits on a parcel's label, and keeps the stored step within one cookie. */
const longestText = 100;
const tooLong = 'checkout:problem.tooLong';

/** Left out when empty: that is how forms are read. */
const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestText, tooLong)));
const flag = v.optional(v.boolean(), false);
const country = v.picklist(countryCodes, ruleMessages.required);

const fields = v.object({
  fullName: v.pipe(fullName, v.maxLength(longestText, tooLong)),
  email: v.pipe(email, v.maxLength(longestText, tooLong)),
  phone: v.pipe(phoneNumber, v.maxLength(longestText, tooLong)),
  street: v.pipe(requiredText, v.maxLength(longestText, tooLong)),
  houseNumber: text,
  city: v.pipe(requiredText, v.maxLength(longestText, tooLong)),
  postcode: requiredText,
  country,
  differentAddress: flag,
  shippingFullName: text,
  shippingPhone: text,
  shippingBusinessName: text,
  isBusiness: flag,
  businessName: text,
  tin: text,
  vatin: text,
  vatinsvk: text,
  billingInfo: flag,
  billingName: text,
  billingStreet: text,
  billingHouseNumber: text,
  billingCity: text,
  billingPostcode: text,
  billingCountry: v.optional(country),
});

/** An optional field that, once filled, keeps the rule of its required twin. */
const isPhone = (value: string | undefined) => !value || v.is(phoneNumber, value);
const isFullName = (value: string | undefined) => !value || v.is(fullName, value);

/** The number stands in its own field or behind the street. */
const hasNumber = (street: string, number: string | undefined) => Boolean(number) || v.is(streetAndNumber, street);

const businessKeys = [['isBusiness'], ['businessName'], ['tin'], ['vatin'], ['vatinsvk']] as const;
const billingKeys = [
  ['billingInfo'],
  ['billingName'],
  ['billingStreet'],
  ['billingHouseNumber'],
  ['billingCity'],
  ['billingPostcode'],
] as const;

const billingAndBusinessKeys = [...billingKeys, ...businessKeys] as const;

type BillingAndBusiness = Parameters<typeof hasBillingAddress>[0] &
  Parameters<typeof hasBusinessData>[0] & { billingInfo: boolean; isBusiness: boolean };

/**
 * A billing address that is begun is whole, and so is one asked for; only a business may do without, its goods then go
 * where its invoice goes.
 */
function isBillingWhole(form: BillingAndBusiness, field: 'billingStreet' | 'billingCity' | 'billingPostcode') {
  const isBusiness = form.isBusiness || hasBusinessData(form);
  return Boolean(form[field]) || !(hasBillingAddress(form) || (form.billingInfo && !isBusiness));
}

/** The delivery step of the form: names of the fields and messages as the shop's specification has them. */
export const deliveryDetailsInput = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['street'], ['houseNumber']],
      ({ street, houseNumber: number }) => hasNumber(street, number),
      ruleMessages.streetAndNumber,
    ),
    ['street'],
  ),
  streetOnly('street', 'houseNumber'),
  houseNumber('houseNumber', 'street'),
  postcode('postcode', 'country'),
  v.forward(
    v.partialCheck([['shippingFullName']], (form) => isFullName(form.shippingFullName), ruleMessages.fullName),
    ['shippingFullName'],
  ),
  v.forward(
    v.partialCheck([['shippingPhone']], (form) => isPhone(form.shippingPhone), ruleMessages.phoneNumber),
    ['shippingPhone'],
  ),
  v.forward(
    v.partialCheck(
      businessKeys,
      (form) => Boolean(form.businessName) || !(form.isBusiness || hasBusinessData(form)),
      ruleMessages.required,
    ),
    ['businessName'],
  ),
  v.forward(
    v.partialCheck(
      [['tin'], ['country'], ['billingCountry'], ...billingKeys],
      (form) => isTin(form.tin ?? '', billingCountryOf(form)),
      ruleMessages.tin,
    ),
    ['tin'],
  ),
  v.forward(
    v.partialCheck(billingAndBusinessKeys, (form) => isBillingWhole(form, 'billingStreet'), ruleMessages.required),
    ['billingStreet'],
  ),
  v.forward(
    v.partialCheck(billingAndBusinessKeys, (form) => isBillingWhole(form, 'billingCity'), ruleMessages.required),
    ['billingCity'],
  ),
  v.forward(
    v.partialCheck(billingAndBusinessKeys, (form) => isBillingWhole(form, 'billingPostcode'), ruleMessages.required),
    ['billingPostcode'],
  ),
  v.forward(
    v.partialCheck(
      [['billingStreet'], ['billingHouseNumber']],
      (form) => !form.billingStreet || hasNumber(form.billingStreet, form.billingHouseNumber),
      ruleMessages.streetAndNumber,
    ),
    ['billingStreet'],
  ),
  streetOnly('billingStreet', 'billingHouseNumber'),
  houseNumber('billingHouseNumber', 'billingStreet'),
  v.forward(
    v.partialCheck(
      [['billingPostcode'], ['billingCountry'], ['country']],
      (form) => !form.billingPostcode || isPostcode(form.billingPostcode, form.billingCountry ?? form.country),
      ruleMessages.postcode,
    ),
    ['billingPostcode'],
  ),
  v.transform((form) =>
    withFilledFlags(v.parse(filledDetails, { ...form, billingCountry: form.billingCountry ?? form.country })),
  ),
);
