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
  'businessName',
  'tin',
  'vatin',
  'listName',
] as const;

/** Labels of the account's form fields, for the error summary; those of an address are beside its fields. */
export function useFieldLabels(): Readonly<Record<string, string>> {
  const { t } = useTranslation('account');
  return Object.fromEntries(fields.map((field) => [field === 'listName' ? 'name' : field, t(`field.${field}`)]));
}
