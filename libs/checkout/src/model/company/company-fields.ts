import { isTin } from '@vyloha/forms/rules';
import type { DeliveryFieldName } from '../delivery-details/delivery-fields';
import type { Company } from './company';

/** Values of the delivery form, by field name. */
export type FormValues = Partial<Record<DeliveryFieldName, string>>;

/** What a form says about a company: its numbers, its name, and its seat as the billing address. */
export function toCompanyFields({ tin, vatin, name, address }: Company): FormValues {
  return {
    isBusiness: 'on',
    tin,
    businessName: name,
    vatin,
    ...(address && {
      billingInfo: 'on',
      billingStreet: address.street,
      billingHouseNumber: address.houseNumber,
      billingCity: address.city,
      billingPostcode: address.postcode,
      billingCountry: address.countryCode,
    }),
  };
}

/** Only Czech companies are in the register. */
const registerCountry = 'CZE';

/** Whether the register is asked for the number. */
export const isInRegister = (tin: string): boolean => tin !== '' && isTin(tin, registerCountry);

/** What is removed when the register has nothing for another number: it would say who the first company is. */
export const noCompanyFields = { businessName: '', vatin: '' } as const;

/** The field that says of which company the form was when its page was made. */
export const companyBeforeField = 'companyBefore';

/** Its value. */
export const toCompanyBefore = (tin: string, name: string): string => `${tin} ${name}`;

/** Whether the name beside the number is still that of the company before. */
export function hasNameOfOther({ tin = '', businessName = '' }: FormValues, before: string): boolean {
  const [otherTin = ''] = before.split(' ', 1);
  const isOther = isInRegister(otherTin) && isInRegister(tin) && tin.trim() !== otherTin;
  return isOther && businessName !== '' && before === toCompanyBefore(otherTin, businessName);
}
