import { TextField, type FormField } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { OptionalSection } from '../optional-section/optional-section';

/** Optional registration with the order by a password. */
export function RegistrationFields({ field }: { field: (name: string) => FormField }) {
  const { t } = useTranslation('checkout');
  return (
    <OptionalSection
      field={field('isRegistration')}
      label={t('methods.registration')}
      hint={t('methods.registrationHint')}
    >
      <TextField
        field={field('password')}
        label={t('methods.password')}
        hint={t('methods.passwordHint')}
        isMarkedOptional={false}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        field={field('passwordConfirmation')}
        label={t('methods.passwordConfirmation')}
        isMarkedOptional={false}
        type="password"
        autoComplete="new-password"
      />
    </OptionalSection>
  );
}
