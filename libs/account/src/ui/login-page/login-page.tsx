import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { ErrorSummary, type FormRefusal, plainFields, submissionErrors } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Link } from '@vyloha/ui';
import type { loginPageLoader } from '../../handlers/login/login-page-loader.server';
import { CurrentPasswordField, EmailField } from '../auth-form/credential-fields';
import { AuthPage } from '../auth-page/auth-page';
import { PasskeyLogin } from '../passkeys/passkey-login';
import { useFieldLabels } from '../use-field-labels';
import styles from './login-page.module.css';

const formId = 'login';

/** E-mail and password, with links to registration and the shop. */
export function LoginPage() {
  const { redirectTo, canRegister } = useLoaderData<typeof loginPageLoader>();
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  const isSending = useNavigation().state !== 'idle';
  const field = plainFields({ formId, lastResult: refusal?.submission });
  return (
    <AuthPage
      title={t('login.title')}
      lead={t('login.lead')}
      withReasons
      footer={<LoginAlternatives canRegister={canRegister} />}
    >
      <Form method="post" id={formId} className={styles.form}>
        <ErrorSummary form={submissionErrors(formId, refusal?.submission)} labels={useFieldLabels()} />
        {redirectTo !== null && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <EmailField field={field('email', { required: true })} />
        <CurrentPasswordField field={field('password', { required: true })} />
        <Button type="submit" size="large" isWide isBusy={isSending}>
          {t('login.submit')}
        </Button>
        <p>
          <Link to={paths.forgottenPassword()}>{t('login.forgotten')}</Link>
        </p>
        <p>
          <Link to={paths.loginLink()}>{t('login.byLink')}</Link>
        </p>
      </Form>
      <PasskeyLogin redirectTo={redirectTo} />
    </AuthPage>
  );
}

function LoginAlternatives({ canRegister }: { canRegister: boolean }) {
  const { t } = useTranslation('account');
  return (
    <>
      {canRegister && (
        <p>
          {t('login.noAccount')} <Link to={paths.register()}>{t('login.register')}</Link>
        </p>
      )}
      <p>
        {t('login.guest')} <Link to={paths.home()}>{t('login.toShop')}</Link>
      </p>
    </>
  );
}
