import { FieldGroup, type FormField, TextField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';

/** The new password and its confirmation. */
export function NewPasswordFields({ fields }: { fields: Record<'password' | 'passwordConfirmation', FormField> }) {
  const { t } = useTranslation('account');
  return (
    <FieldGroup>
      <TextField
        field={fields.password}
        label={t('field.password')}
        hint={t('field.passwordHint')}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        field={fields.passwordConfirmation}
        label={t('field.passwordConfirmation')}
        type="password"
        autoComplete="new-password"
      />
    </FieldGroup>
  );
}
