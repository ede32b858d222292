import { useTranslation } from '@vyloha/i18n';

const fields = [
  'email',
  'password',
  'passwordConfirmation',
  'oldPassword',
  'firstName',
  'lastName',
  'fullName',
  'phone',
  'street',
  'city',
  'postcode',
  'country',
  'businessName',
  'tin',
  'vatin',
  'listName',
] as const;

/** What the fields of the account's forms are called, for the summary of what must be put right. */
export function useFieldLabels(): Readonly<Record<string, string>> {
  const { t } = useTranslation('account');
  return Object.fromEntries(fields.map((field) => [field === 'listName' ? 'name' : field, t(`field.${field}`)]));
}
