import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert } from '@vyloha/ui';
import type { activationLoader } from '../../handlers/activation-loader.server';
import { AuthForm } from '../auth-form/auth-form';
import { AuthPage } from '../auth-page/auth-page';
import { RegistrationForm } from './registration-form';

/** Where the link of the registration's mail leads. */
export function ActivationPage() {
  const { isRegistration, email, token } = useLoaderData<typeof activationLoader>();
  const { t } = useTranslation('account');
  if (!isRegistration) return <EmailProof />;
  const lead = email === '' ? t('registration.leadPlain') : t('registration.lead', { email });
  const again = <Link to={paths.register()}>{t('registration.again')}</Link>;
  return (
    <AuthPage title={t('registration.title')} lead={lead} ending={<p>{again}</p>}>
      <RegistrationForm token={token} email={email} />
    </AuthPage>
  );
}

/** Of a customer who is logged in. */
function EmailProof() {
  const { email, isEmailConfirmed, token } = useLoaderData<typeof activationLoader>();
  const { t } = useTranslation('account');
  const toAccount = (
    <p>
      <Link to={paths.dashboard()}>{t('activation.toAccount')}</Link>
    </p>
  );
  return (
    <AuthPage
      title={t('activation.title')}
      lead={isEmailConfirmed ? null : t('activation.lead', { email })}
      ending={toAccount}
    >
      {isEmailConfirmed && <Alert tone="success">{t('activation.done')}</Alert>}
      {!isEmailConfirmed && token === '' && <Alert tone="warning">{t('activation.missing')}</Alert>}
      {!isEmailConfirmed && token !== '' && (
        <AuthForm id="activation" submit={t('activation.submit')}>
          {() => <input type="hidden" name="token" value={token} />}
        </AuthForm>
      )}
    </AuthPage>
  );
}
