import { useTranslation } from '@vyloha/i18n';

const labelByField = {
  fullName: 'fullName',
  email: 'email',
  phone: 'phone',
  street: 'street',
  houseNumber: 'houseNumber',
  city: 'city',
  postcode: 'postcode',
  country: 'country',
  shippingFullName: 'shippingFullName',
  shippingPhone: 'shippingPhone',
  businessName: 'businessName',
  tin: 'tin',
  billingStreet: 'street',
  billingHouseNumber: 'houseNumber',
  billingCity: 'city',
  billingPostcode: 'postcode',
} as const;

/** Labels of the fields, for the error summary. */
export function useFieldLabels(): Record<string, string> {
  const { t } = useTranslation('checkout');
  return Object.fromEntries(Object.entries(labelByField).map(([field, label]) => [field, t(`field.${label}`)]));
}
