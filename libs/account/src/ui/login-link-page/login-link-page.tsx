import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, Link } from '@vyloha/ui';
import type { loginLinkLoader } from '../../handlers/login/login-link-loader.server';
import { AuthForm } from '../auth-form/auth-form';
import { EmailField } from '../auth-form/credential-fields';
import { AuthPage } from '../auth-page/auth-page';

const formId = 'loginLink';

/** Logs in by a mailed link, or has one sent. */
export function LoginLinkPage() {
  const { token, isEnded, email } = useLoaderData<typeof loginLinkLoader>();
  const { t } = useTranslation('account');
  if (token === '' || isEnded) {
    const backLink = <Link to={paths.login()}>{t('loginLink.back')}</Link>;
    return (
      <AuthPage
        title={t('loginLink.title')}
        lead={t('loginLink.lead')}
        notice={isEnded && <Alert tone="warning">{t('mailedLink.ended')}</Alert>}
        footer={<p>{backLink}</p>}
      >
        <LoginLinkRequestForm />
      </AuthPage>
    );
  }
  const retryLink = <Link to={paths.loginLink()}>{t('loginLink.again')}</Link>;
  const lead = email === '' ? t('loginLink.enterLeadPlain') : t('loginLink.enterLead', { email });
  return (
    <AuthPage title={t('loginLink.title')} lead={lead} footer={<p>{retryLink}</p>}>
      <TokenLoginForm token={token} />
    </AuthPage>
  );
}

function LoginLinkRequestForm() {
  const { t } = useTranslation('account');
  return (
    <AuthForm id={formId} submit={t('loginLink.submit')}>
      {(field) => <EmailField field={field('email', { required: true })} />}
    </AuthForm>
  );
}

function TokenLoginForm({ token }: { token: string }) {
  const { t } = useTranslation('account');
  return (
    <AuthForm id={formId} submit={t('loginLink.enter')}>
      {() => <input type="hidden" name="token" value={token} />}
    </AuthForm>
  );
}
