import { type FormField, SelectField, TextField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { useShopper } from '@vyloha/session/ui';
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
  const labels = useMembershipLabels(currencyCode);
  return (
    <>
      <SelectField
        field={fields.role}
        label={labels.role}
        hint={t('field.roleHint')}
        options={companyRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <TextField
        field={fields.orderLimit}
        label={labels.orderLimit}
        hint={t('field.orderLimitHint')}
        inputMode="numeric"
      />
      <TextField
        field={fields.monthlyLimit}
        label={labels.monthlyLimit}
        hint={t('field.monthlyLimitHint')}
        inputMode="numeric"
      />
    </>
  );
}

/** Labels of these forms, also for their error summaries. */
export function useMembershipLabels(currency: string) {
  const { t } = useTranslation('company');
  const { hasTax } = useShopper();
  return {
    email: t('field.email'),
    role: t('field.role'),
    orderLimit: t(hasTax ? 'field.orderLimit' : 'field.orderLimitUntaxed', { currency }),
    monthlyLimit: t(hasTax ? 'field.monthlyLimit' : 'field.monthlyLimitUntaxed', { currency }),
  };
}
