import { isVatNumber, postalAddress, toWireAddress } from '@vyloha/contract';
import { fieldEntries, fieldNamesWith, isTin, postcode, ruleMessages } from '@vyloha/forms/rules';
import * as v from 'valibot';
import { addressFields, toAddressFieldName } from './address-fields';
import { optionalPhone, optionalText, shortText } from './person-fields';

const fields = v.object({
  firstName: shortText,
  lastName: shortText,
  phone: optionalPhone,
  ...fieldEntries(addressFields, 'optionalInput'),
  businessName: optionalText,
  tin: optionalText,
  vatin: v.pipe(
    optionalText,
    v.check((text) => isVatNumber(text ?? ''), ruleMessages.vatin),
  ),
});

type Fields = v.InferOutput<typeof fields>;

const keyOf = <Name extends string>(name: Name) => [name] as const;
const requiredParts = fieldNamesWith(addressFields, { kind: 'required' });
const addressParts = [...requiredParts, ...fieldNamesWith(addressFields, { kind: 'optional' })];
const addressKeys = [['country'], ...addressParts.map(keyOf)] as const;
const businessKeys = [['businessName'], ['tin'], ['vatin']] as const;

type AddressPart = (typeof addressParts)[number];

/** An address is complete or absent. */
function isAddressComplete(form: Pick<Fields, AddressPart>, part: AddressPart): boolean {
  return Boolean(form[part]) || !addressParts.some((name) => Boolean(form[name]));
}

/** The required part is filled where any part is. */
const hasPart = (part: (typeof requiredParts)[number]) =>
  v.forward<Fields, v.PartialCheckIssue<Fields>, [typeof part]>(
    v.partialCheck(addressKeys, (form) => isAddressComplete(form, part), ruleMessages.required),
    [part],
  );

function hasBusinessName({ businessName, tin, vatin }: Pick<Fields, 'businessName' | 'tin' | 'vatin'>): boolean {
  return Boolean(businessName) || !(tin || vatin);
}

/** The form of the personal settings: the name is required; address and company are complete or absent. */
export const settingsInput = v.pipe(
  v.pipe(fields, ...requiredParts.map(hasPart)),
  postcode('postcode', 'country'),
  v.forward(v.partialCheck(businessKeys, hasBusinessName, ruleMessages.required), ['businessName']),
  v.forward(
    v.partialCheck([['tin'], ['country']], (form) => isTin(form.tin ?? '', form.country), ruleMessages.tin),
    ['tin'],
  ),
);

export type SettingsInput = v.InferOutput<typeof settingsInput>;

/** form → body of the call */
export function toUserBody({ firstName, lastName, phone, businessName, tin, vatin, ...form }: SettingsInput) {
  const address = v.safeParse(postalAddress, { ...form, countryCode: form.country });
  return {
    firstName,
    lastName,
    phone: phone ?? '',
    address: address.success ? toWireAddress(address.output) : null,
    business: businessName ? { business_name: businessName, TIN: tin ?? '', VATIN: vatin ?? '' } : null,
  };
}

const formFields: Readonly<Record<string, string>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  'business.business_name': 'businessName',
  'business.TIN': 'tin',
  'business.VATIN': 'vatin',
};

/** Form field by wire field. */
export function toSettingsField(wireField: string): string | undefined {
  return formFields[wireField] ?? toAddressFieldName(wireField.replace(/^address\./, ''));
}
