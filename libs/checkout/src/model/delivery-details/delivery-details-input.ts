import {
  fieldEntries,
  fullName,
  houseNumber,
  isPostcode,
  isTin,
  phoneNumber,
  postcode,
  ruleMessages,
  streetAndNumber,
  streetOnly,
} from '@vyloha/forms/rules';
import * as v from 'valibot';
import {
  billingCountryOf,
  filledDetails,
  hasBillingAddress,
  hasBusinessData,
  withFilledFlags,
} from './delivery-details';
import { billingTexts, businessTexts, deliveryFields } from './delivery-fields';

const fields = v.object(fieldEntries(deliveryFields, 'input'));

/** An optional field that, once filled, follows the rule of its required counterpart. */
const isPhone = (value: string | undefined) => !value || v.is(phoneNumber, value);
const isFullName = (value: string | undefined) => !value || v.is(fullName, value);

/** The house number is in its own field or after the street. */
const hasHouseNumber = (street: string, number: string | undefined) => Boolean(number) || v.is(streetAndNumber, street);

const keyOf = <Name extends string>(name: Name) => [name] as const;
const businessKeys = [['isBusiness'], ...businessTexts.map(keyOf)] as const;
const billingKeys = [['billingInfo'], ...billingTexts.map(keyOf)] as const;
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
