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

/** Maximum length: fits on a parcel label, and keeps the stored step within one cookie. */
const maxTextLength = 100;
const tooLongMessage = 'checkout:problem.tooLong';

/** Absent when empty: the form parser drops empty fields. */
const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxTextLength, tooLongMessage)));
const flag = v.optional(v.boolean(), false);
const country = v.picklist(countryCodes, ruleMessages.required);

const fields = v.object({
  fullName: v.pipe(fullName, v.maxLength(maxTextLength, tooLongMessage)),
  email: v.pipe(email, v.maxLength(maxTextLength, tooLongMessage)),
  phone: v.pipe(phoneNumber, v.maxLength(maxTextLength, tooLongMessage)),
  street: v.pipe(requiredText, v.maxLength(maxTextLength, tooLongMessage)),
  houseNumber: text,
  city: v.pipe(requiredText, v.maxLength(maxTextLength, tooLongMessage)),
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

/** An optional field that, once filled, follows the rule of its required counterpart. */
const isPhone = (value: string | undefined) => !value || v.is(phoneNumber, value);
const isFullName = (value: string | undefined) => !value || v.is(fullName, value);

/** The house number is in its own field or after the street. */
const hasHouseNumber = (street: string, number: string | undefined) => Boolean(number) || v.is(streetAndNumber, street);

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
 * A billing address that is started or enabled must be complete; only a business may omit it: its delivery
 * address is then its billing address.
 */
function isBillingComplete(form: BillingAndBusiness, field: 'billingStreet' | 'billingCity' | 'billingPostcode') {
  const isBusiness = form.isBusiness || hasBusinessData(form);
  return Boolean(form[field]) || !(hasBillingAddress(form) || (form.billingInfo && !isBusiness));
}

/** The form of the delivery step: field names and messages as in the specification. */
export const deliveryDetailsInput = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [['street'], ['houseNumber']],
      ({ street, houseNumber: number }) => hasHouseNumber(street, number),
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
    v.partialCheck(billingAndBusinessKeys, (form) => isBillingComplete(form, 'billingStreet'), ruleMessages.required),
    ['billingStreet'],
  ),
  v.forward(
    v.partialCheck(billingAndBusinessKeys, (form) => isBillingComplete(form, 'billingCity'), ruleMessages.required),
    ['billingCity'],
  ),
  v.forward(
    v.partialCheck(billingAndBusinessKeys, (form) => isBillingComplete(form, 'billingPostcode'), ruleMessages.required),
    ['billingPostcode'],
  ),
  v.forward(
    v.partialCheck(
      [['billingStreet'], ['billingHouseNumber']],
      (form) => !form.billingStreet || hasHouseNumber(form.billingStreet, form.billingHouseNumber),
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
