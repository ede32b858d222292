import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, Link } from '@vyloha/ui';
import type { activationLoader } from '../../handlers/registration/activation-loader.server';
import { AuthForm } from '../auth-form/auth-form';
import { AuthPage } from '../auth-page/auth-page';
import { CurrentPasswordField } from '../auth-form/credential-fields';

/** Asks for the password again: it proves that the mailbox owner started the registration. */
function RegistrationForm({ token, email }: { token: string; email: string }) {
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

/** Target of the registration mail's link. */
export function ActivationPage() {
  const { isRegistration, isEnded, email, token } = useLoaderData<typeof activationLoader>();
  const { t } = useTranslation('account');
  if (!isRegistration) return <EmailConfirmation />;
  const lead = email === '' ? t('registration.leadPlain') : t('registration.lead', { email });
  const retryLink = <Link to={paths.register()}>{t('registration.again')}</Link>;
  if (isEnded) {
    return (
      <AuthPage title={t('registration.title')} lead={null} footer={<p>{retryLink}</p>}>
        <Alert tone="warning">{t('registration.ended')}</Alert>
        <p>
          <Link to={paths.login()}>{t('login.submit')}</Link>
        </p>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('registration.title')} lead={lead} footer={<p>{retryLink}</p>}>
      <RegistrationForm token={token} email={email} />
    </AuthPage>
  );
}

/** For a logged-in customer. */
function EmailConfirmation() {
  const { email, isEmailConfirmed, isEnded, token } = useLoaderData<typeof activationLoader>();
  const { t } = useTranslation('account');
  const accountLink = (
    <p>
      <Link to={paths.dashboard()}>{t('activation.toAccount')}</Link>
    </p>
  );
  return (
    <AuthPage
      title={t('activation.title')}
      lead={isEmailConfirmed ? null : t('activation.lead', { email })}
      footer={accountLink}
    >
      {isEmailConfirmed && <Alert tone="success">{t('activation.done')}</Alert>}
      {!isEmailConfirmed && token === '' && <Alert tone="warning">{t('activation.missing')}</Alert>}
      {isEnded && <Alert tone="warning">{t('activation.ended')}</Alert>}
      {!isEmailConfirmed && !isEnded && token !== '' && (
        <AuthForm id="activation" submit={t('activation.submit')}>
          {() => <input type="hidden" name="token" value={token} />}
        </AuthForm>
      )}
    </AuthPage>
  );
}
