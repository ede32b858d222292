import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { ErrorSummary, plainFields, submissionErrors, TextField } from '@vyloha/forms';
import type { FormRefusal } from '@vyloha/forms/server';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Card, Container } from '@vyloha/ui';
import styles from './login-page.module.css';

const formId = 'login';

/** E-mail and password, and the way on without an account. */
export function LoginPage() {
  const { redirectTo } = useLoaderData<{ redirectTo: string | null }>();
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  const isSending = useNavigation().state !== 'idle';
  const field = plainFields({ formId, lastResult: refusal?.submission });
  return (
    <Container width="form" className={styles.page}>
      <h1>{t('login.title')}</h1>
      <p>{t('login.lead')}</p>
      <Card>
        <Form method="post" id={formId} className={styles.form}>
          <ErrorSummary
            form={submissionErrors(formId, refusal?.submission)}
            labels={{ email: t('login.email'), password: t('login.password') }}
          />
          {redirectTo !== null && <input type="hidden" name="redirectTo" value={redirectTo} />}
          <TextField
            field={field('email', { required: true })}
            label={t('login.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
          />
          <TextField
            field={field('password', { required: true })}
            label={t('login.password')}
            type="password"
            autoComplete="current-password"
          />
          <Button type="submit" size="large" isWide isBusy={isSending}>
            {t('login.submit')}
          </Button>
        </Form>
      </Card>
      <p>
        {t('login.guest')} <Link to={paths.home()}>{t('login.toShop')}</Link>
      </p>
    </Container>
  );
}
