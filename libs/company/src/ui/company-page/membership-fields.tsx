import { type FormField, SelectField, TextField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { companyRoles } from '../../model/company-account';

/** Role and limits. */
export function MembershipFields({
  fields,
  currencyCode,
}: {
  fields: Record<'role' | 'orderLimit' | 'monthlyLimit', FormField>;
  currencyCode: string;
}) {
  const { t } = useTranslation('company');
  return (
    <>
      <SelectField
        field={fields.role}
        label={t('field.role')}
        hint={t('field.roleHint')}
        options={companyRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <TextField
        field={fields.orderLimit}
        label={t('field.orderLimit', { currency: currencyCode })}
        hint={t('field.orderLimitHint')}
        inputMode="numeric"
      />
      <TextField
        field={fields.monthlyLimit}
        label={t('field.monthlyLimit', { currency: currencyCode })}
        hint={t('field.monthlyLimitHint')}
        inputMode="numeric"
      />
    </>
  );
}

/** Labels of these forms, for their error summaries. */
export function useMembershipLabels(currencyCode: string): Readonly<Record<string, string>> {
  const { t } = useTranslation('company');
  return {
    email: t('field.email'),
    role: t('field.role'),
    orderLimit: t('field.orderLimit', { currency: currencyCode }),
    monthlyLimit: t('field.monthlyLimit', { currency: currencyCode }),
  };
}
