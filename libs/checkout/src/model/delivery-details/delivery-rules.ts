import {
  fullName,
  isHouseNumber,
  isPostcode,
  isStreetOnly,
  isTin,
  phoneNumber,
  ruleMessages,
  streetAndNumber,
} from '@vyloha/forms/rules';
import { isVatNumber, toSlovakVatNumber } from '@vyloha/contract';
import * as v from 'valibot';
import { billingCountryOf, hasBillingAddress, hasBusinessData } from './delivery-details';
import { deliveryFields, type DeliveryFieldName } from './delivery-fields';
import { isFieldEnabled, type DeliverySettings } from './delivery-settings';

/** Maximum length of a name as it is sent with the order. */
const maxNameLength = 100;

/** Field of the form with the pick-up shipper; empty for a delivery to an address. */
export const pickUpField = 'shipper';

type FlagName = 'isBusiness' | 'businessTerms' | 'billingInfo' | 'differentAddress';

/** The form as far as it is valid: what is missing or invalid is empty. */
export type FormState = Record<Exclude<DeliveryFieldName, FlagName> | typeof pickUpField, string> &
  Record<FlagName, boolean>;

/** A rule between fields: the field that shows the message when the form does not follow it. */
interface DeliveryRule {
  field: DeliveryFieldName;
  message: string;
  isValid: (form: FormState, settings: DeliverySettings) => boolean;
}

/** @param value of the schema's object, valid or not */
export function toFormState(value: unknown, { countryCode }: DeliverySettings): FormState {
  const fields: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const entries = [...Object.entries(deliveryFields), [pickUpField, { kind: 'optional' }] as const].map(
    ([name, { kind }]) => {
      const field = fields[name];
      if (kind === 'flag') return [name, field === true];
      return [name, typeof field === 'string' ? field.trim() : ''];
    },
  );
  // `Object.fromEntries` forgets which name has which value.
  const form = Object.fromEntries(entries) as FormState;
  const country = form.country || countryCode;
  return { ...form, country, billingCountry: form.billingCountry || country };
}

/** Whether the order goes to the shopper's address: not where it is picked up. */
export function isAddressNeeded(form: FormState, { pickUps }: DeliverySettings): boolean {
  return !pickUps.some(({ id }) => id === form[pickUpField]);
}

/** The house number is in its own field or after the street. */
const hasHouseNumber = (street: string, number: string) => number !== '' || v.is(streetAndNumber, street);

const isEmptyOr = (schema: v.GenericSchema, value: string) => value === '' || v.is(schema, value);

type AddressPart = 'Street' | 'HouseNumber' | 'City' | 'Postcode' | 'Country';
type AddressOf = (form: FormState) => Record<Uncapitalize<AddressPart>, string>;

const addressOf: AddressOf = ({ street, houseNumber, city, postcode, country }) => ({
  street,
  houseNumber,
  city,
  postcode,
  country,
});
const billingOf: AddressOf = (form) => ({
  street: form.billingStreet,
  houseNumber: form.billingHouseNumber,
  city: form.billingCity,
  postcode: form.billingPostcode,
  country: form.billingCountry,
});

/** Format rules of an address whose fields may be empty. */
const formatRules = [
  ['street', ruleMessages.streetAndNumber, ({ street, houseNumber }) => hasHouseNumber(street, houseNumber)],
  ['street', ruleMessages.streetOnly, ({ street, houseNumber }) => isStreetOnly(street, houseNumber)],
  ['houseNumber', ruleMessages.houseNumber, ({ street, houseNumber }) => isHouseNumber(houseNumber, street)],
  ['postcode', ruleMessages.postcode, ({ postcode, country }) => isPostcode(postcode, country)],
] as const satisfies [string, string, (address: ReturnType<AddressOf>) => boolean][];

/** The address of delivery without a missing or invalid part. */
export function isAddressComplete(form: FormState): boolean {
  const address = addressOf(form);
  if (address.street === '' || address.city === '' || address.postcode === '') return false;
  return formatRules.every(([field, , isValid]) => address[field] === '' || isValid(address));
}

function ofDelivery([field, message, isValid]: (typeof formatRules)[number]): DeliveryRule {
  return {
    field,
    message,
    isValid: (form, settings) => form[field] === '' || !isAddressNeeded(form, settings) || isValid(addressOf(form)),
  };
}

const billingFields = {
  street: 'billingStreet',
  houseNumber: 'billingHouseNumber',
  postcode: 'billingPostcode',
} as const;

function ofBilling([part, message, isValid]: (typeof formatRules)[number]): DeliveryRule {
  const field = billingFields[part];
  return { field, message, isValid: (form) => form[field] === '' || isValid(billingOf(form)) };
}

const isCompany = (form: FormState) => form.isBusiness || hasBusinessData(form);

/**
 * A billing address that is started or enabled must be complete. A business may leave it out where it has an address of
 * delivery, which is then on its invoice.
 */
function isBillingNeeded(form: FormState, settings: DeliverySettings): boolean {
  if (hasBillingAddress(form)) return true;
  if (!isCompany(form)) return form.billingInfo;
  return !isAddressNeeded(form, settings) && !isAddressComplete(form);
}

const required = (field: 'street' | 'city' | 'postcode'): DeliveryRule => ({
  field,
  message: ruleMessages.required,
  isValid: (form, settings) => form[field] !== '' || !isAddressNeeded(form, settings),
});

const requiredInBilling = (field: 'billingStreet' | 'billingCity' | 'billingPostcode'): DeliveryRule => ({
  field,
  message: ruleMessages.required,
  isValid: (form, settings) => form[field] !== '' || !isBillingNeeded(form, settings),
});

const isServed = (code: string, { countries }: DeliverySettings) => countries.some((country) => country.code === code);

/** In the order of the form. */
export const deliveryRules: readonly DeliveryRule[] = [
  {
    field: 'lastName',
    message: 'checkout:problem.tooLong',
    isValid: ({ firstName, lastName }) => `${firstName} ${lastName}`.length <= maxNameLength,
  },
  required('street'),
  ...formatRules.map(ofDelivery),
  required('city'),
  required('postcode'),
  { field: 'country', message: ruleMessages.required, isValid: ({ country }, settings) => isServed(country, settings) },
  {
    field: 'shippingFullName',
    message: ruleMessages.fullName,
    isValid: ({ shippingFullName }) => isEmptyOr(fullName, shippingFullName),
  },
  {
    field: 'shippingPhone',
    message: ruleMessages.phoneNumber,
    isValid: ({ shippingPhone }) => isEmptyOr(phoneNumber, shippingPhone),
  },
  {
    field: 'businessName',
    message: ruleMessages.required,
    isValid: (form) => form.businessName !== '' || !isCompany(form),
  },
  {
    field: 'tin',
    message: ruleMessages.tin,
    isValid: (form, { tin: { isValidated, isByBillingCountry } }) =>
      !isValidated || isTin(form.tin, isByBillingCountry ? billingCountryOf(form) : form.country),
  },
  { field: 'vatin', message: ruleMessages.vatin, isValid: ({ vatin }) => isVatNumber(vatin) },
  {
    field: 'vatinsvk',
    message: ruleMessages.vatin,
    isValid: ({ vatinsvk }) => isVatNumber(toSlovakVatNumber(vatinsvk)),
  },
  {
    field: 'businessTerms',
    message: 'checkout:problem.businessTerms',
    isValid: (form, settings) =>
      form.businessTerms || !isCompany(form) || !isFieldEnabled(deliveryFields.businessTerms, settings),
  },
  requiredInBilling('billingStreet'),
  requiredInBilling('billingCity'),
  requiredInBilling('billingPostcode'),
  ...formatRules.map(ofBilling),
  {
    field: 'billingCountry',
    message: ruleMessages.required,
    isValid: ({ billingCountry }, settings) => isServed(billingCountry, settings),
  },
];
