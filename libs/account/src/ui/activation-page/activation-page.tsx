import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, ButtonLink, Link } from '@vyloha/ui';
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
      <AuthPage
        title={t('registration.title')}
        lead={null}
        notice={<Alert tone="warning">{t('registration.ended')}</Alert>}
        footer={
          <>
            <p>
              <ButtonLink to={paths.login()}>{t('login.submit')}</ButtonLink>
            </p>
            <p>{retryLink}</p>
          </>
        }
      />
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
  const title = t('activation.title');
  const toAccount = { to: paths.dashboard(), children: t('activation.toAccount') };
  if (isEmailConfirmed || isEnded || token === '') {
    const news = isEmailConfirmed ? 'done' : isEnded ? 'ended' : 'missing';
    return (
      <AuthPage
        title={title}
        lead={null}
        notice={<Alert tone={isEmailConfirmed ? 'success' : 'warning'}>{t(`activation.${news}`)}</Alert>}
        footer={
          <p>
            <ButtonLink {...toAccount} />
          </p>
        }
      />
    );
  }
  return (
    <AuthPage
      title={title}
      lead={t('activation.lead', { email })}
      footer={
        <p>
          <Link {...toAccount} />
        </p>
      }
    >
      <AuthForm id="activation" submit={t('activation.submit')}>
        {() => <input type="hidden" name="token" value={token} />}
      </AuthForm>
    </AuthPage>
  );
}
