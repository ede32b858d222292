import { toWireAddress } from '@vyloha/contract';
import { isTin, postcode, requiredText, ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { country, optionalPhone, optionalText, shortText, street } from './person-fields';

const fields = v.object({
  firstName: shortText,
  lastName: shortText,
  phone: optionalPhone,
  street: v.optional(street),
  city: optionalText,
  postcode: v.optional(requiredText),
  country,
  businessName: optionalText,
  tin: optionalText,
  vatin: optionalText,
});

type Fields = v.InferOutput<typeof fields>;
type AddressPart = 'street' | 'city' | 'postcode';

const addressKeys = [['street'], ['city'], ['postcode']] as const;
const businessKeys = [['businessName'], ['tin'], ['vatin']] as const;

/** An address is complete or absent. */
function isAddressComplete(form: Pick<Fields, AddressPart>, field: AddressPart): boolean {
  const isStarted = [form.street, form.city, form.postcode].some(Boolean);
  return !isStarted || Boolean(form[field]);
}

function hasBusinessName({ businessName, tin, vatin }: Pick<Fields, 'businessName' | 'tin' | 'vatin'>): boolean {
  return Boolean(businessName) || !(tin || vatin);
}

/** The form of the personal settings: the name is required; address and company are complete or absent. */
export const settingsInput = v.pipe(
  fields,
  v.forward(
    v.partialCheck(addressKeys, (form) => isAddressComplete(form, 'street'), ruleMessages.required),
    ['street'],
  ),
  v.forward(
    v.partialCheck(addressKeys, (form) => isAddressComplete(form, 'city'), ruleMessages.required),
    ['city'],
  ),
  v.forward(
    v.partialCheck(addressKeys, (form) => isAddressComplete(form, 'postcode'), ruleMessages.required),
    ['postcode'],
  ),
  postcode('postcode', 'country'),
  v.forward(v.partialCheck(businessKeys, hasBusinessName, ruleMessages.required), ['businessName']),
  v.forward(
    v.partialCheck([['tin'], ['country']], (form) => isTin(form.tin ?? '', form.country), ruleMessages.tin),
    ['tin'],
  ),
);

export type SettingsInput = v.InferOutput<typeof settingsInput>;

/** form → body of the call */
export function toUserBody({ firstName, lastName, phone, ...form }: SettingsInput) {
  const {
    street: streetAndNumber,
    city = '',
    postcode: zip = '',
    country: countryCode,
    businessName,
    tin,
    vatin,
  } = form;
  return {
    firstName,
    lastName,
    phone: phone ?? '',
    address:
      streetAndNumber === undefined
        ? null
        : toWireAddress({ street: streetAndNumber, city, postcode: zip, countryCode }),
    business: businessName ? { business_name: businessName, TIN: tin ?? '', VATIN: vatin ?? '' } : null,
  };
}

const formFields: Readonly<Record<string, string>> = {
  ...{ firstName: 'firstName', lastName: 'lastName', phone: 'phone' },
  'address.street': 'street',
  'address.city': 'city',
  'address.postcode': 'postcode',
  'address.country_code': 'country',
  'business.business_name': 'businessName',
  'business.TIN': 'tin',
  'business.VATIN': 'vatin',
};

/** Form field by wire field. */
export function toSettingsField(wireField: string): string | undefined {
  return formFields[wireField];
}
