import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldStack, submissionErrors } from '@vyloha/forms';
import type { FormRefusal } from '@vyloha/forms/server';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, Button } from '@vyloha/ui';
import type { activationLoader } from '../../handlers/activation-loader.server';
import { AuthPage } from '../auth-page/auth-page';
import { RegistrationForm } from './registration-form';

const formId = 'activation';

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
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  const isSending = useNavigation().state !== 'idle';
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
        <Form method="post" id={formId}>
          <FieldStack>
            <ErrorSummary form={submissionErrors(formId, refusal?.submission)} />
            <input type="hidden" name="token" value={token} />
            <Button type="submit" size="large" isWide isBusy={isSending}>
              {t('activation.submit')}
            </Button>
          </FieldStack>
        </Form>
      )}
    </AuthPage>
  );
}
