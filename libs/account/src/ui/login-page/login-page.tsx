import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { ErrorSummary, plainFields, submissionErrors, TextField } from '@vyloha/forms';
import type { FormRefusal } from '@vyloha/forms/server';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button } from '@vyloha/ui';
import type { loginPageLoader } from '../../handlers/login-page-loader.server';
import { AuthPage } from '../auth-page/auth-page';
import styles from './login-page.module.css';

const formId = 'login';

/** E-mail and password, and the way on without an account. */
export function LoginPage() {
  const { redirectTo, canRegister } = useLoaderData<typeof loginPageLoader>();
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  const isSending = useNavigation().state !== 'idle';
  const field = plainFields({ formId, lastResult: refusal?.submission });
  return (
    <AuthPage title={t('login.title')} lead={t('login.lead')} withReasons ending={<WaysOn canRegister={canRegister} />}>
      <Form method="post" id={formId} className={styles.form}>
        <ErrorSummary
          form={submissionErrors(formId, refusal?.submission)}
          labels={{ email: t('field.email'), password: t('field.password') }}
        />
        {redirectTo !== null && <input type="hidden" name="redirectTo" value={redirectTo} />}
        <TextField
          field={field('email', { required: true })}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <TextField
          field={field('password', { required: true })}
          label={t('field.password')}
          type="password"
          autoComplete="current-password"
        />
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
    </AuthPage>
  );
}

function WaysOn({ canRegister }: { canRegister: boolean }) {
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
