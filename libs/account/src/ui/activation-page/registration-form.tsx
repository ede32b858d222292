import { useTranslation } from '@vyloha/i18n';
import { AuthForm } from '../auth-form/auth-form';
import { CurrentPasswordField } from '../auth-form/credential-fields';

/** Asks for the password again: it proves that the mailbox owner started the registration. */
export function RegistrationForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation('account');
  return (
    <AuthForm id="registration" submit={t('registration.submit')}>
      {(field) => (
        <>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="email" value={email} autoComplete="username" />
          <CurrentPasswordField field={field('password', { required: true })} />
        </>
      )}
    </AuthForm>
  );
}
