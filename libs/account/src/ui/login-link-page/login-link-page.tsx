import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldStack, plainFields, submissionErrors, TextField } from '@vyloha/forms';
import type { FormRefusal } from '@vyloha/forms/server';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button } from '@vyloha/ui';
import type { loginLinkLoader } from '../../handlers/login-link-loader.server';
import { AuthPage } from '../auth-page/auth-page';

const formId = 'loginLink';

/** Logs in by the link of a mail, or has one sent. */
export function LoginLinkPage() {
  const { token, email } = useLoaderData<typeof loginLinkLoader>();
  const { t } = useTranslation('account');
  if (token === '') {
    const back = <Link to={paths.login()}>{t('loginLink.back')}</Link>;
    return (
      <AuthPage title={t('loginLink.title')} lead={t('loginLink.lead')} ending={<p>{back}</p>}>
        <RequestForm />
      </AuthPage>
    );
  }
  const again = <Link to={paths.loginLink()}>{t('loginLink.again')}</Link>;
  const lead = email === '' ? t('loginLink.enterLeadPlain') : t('loginLink.enterLead', { email });
  return (
    <AuthPage title={t('loginLink.title')} lead={lead} ending={<p>{again}</p>}>
      <EnterForm token={token} />
    </AuthPage>
  );
}

function useRefusal() {
  return useActionData<FormRefusal>()?.submission;
}

function RequestForm() {
  const submission = useRefusal();
  const { t } = useTranslation('account');
  const isSending = useNavigation().state !== 'idle';
  const field = plainFields({ formId, lastResult: submission });
  return (
    <Form method="post" id={formId}>
      <FieldStack>
        <ErrorSummary form={submissionErrors(formId, submission)} labels={{ email: t('field.email') }} />
        <TextField
          field={field('email', { required: true })}
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <Button type="submit" size="large" isWide isBusy={isSending}>
          {t('loginLink.submit')}
        </Button>
      </FieldStack>
    </Form>
  );
}

function EnterForm({ token }: { token: string }) {
  const submission = useRefusal();
  const { t } = useTranslation('account');
  const isSending = useNavigation().state !== 'idle';
  return (
    <Form method="post" id={formId}>
      <FieldStack>
        <ErrorSummary form={submissionErrors(formId, submission)} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large" isWide isBusy={isSending}>
          {t('loginLink.enter')}
        </Button>
      </FieldStack>
    </Form>
  );
}
