import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldStack, type FormRefusal, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, Button, ButtonLink, Link } from '@vyloha/ui';
import type { resetPasswordLoader } from '../../handlers/passwords/reset-password-loader.server';
import { resetPasswordInput } from '../../model/password-inputs';
import { AuthPage } from '../auth-page/auth-page';
import { NewPasswordFields } from '../new-password-fields/new-password-fields';
import { useFieldLabels } from '../use-field-labels';

/** The form for a new password, opened by the mailed link. */
export function ResetPasswordPage() {
  const { token, isEnded, email } = useLoaderData<typeof resetPasswordLoader>();
  const { t } = useTranslation('account');
  const isLinkWhole = token !== '' && email !== '';
  const again = { to: paths.forgottenPassword(), children: t('reset.again') };
  if (!isLinkWhole || isEnded)
    return (
      <AuthPage
        title={t('reset.title')}
        lead={null}
        notice={<Alert tone="warning">{t(isLinkWhole ? 'mailedLink.ended' : 'reset.missing')}</Alert>}
        footer={
          <p>
            <ButtonLink {...again} />
          </p>
        }
      />
    );
  return (
    <AuthPage
      title={t('reset.title')}
      lead={t('reset.lead', { email })}
      footer={
        <p>
          <Link {...again} />
        </p>
      }
    >
      <ResetForm token={token} email={email} />
    </AuthPage>
  );
}

function ResetForm({ token, email }: { token: string; email: string }) {
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  const isSending = useNavigation().state === 'submitting';
  const { formProps, fields, errors } = useValidatedForm({
    id: 'reset',
    schema: resetPasswordInput,
    lastResult: refusal?.submission,
  });
  return (
    <Form method="post" {...formProps}>
      <FieldStack>
        <ErrorSummary form={errors} labels={useFieldLabels()} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <NewPasswordFields fields={fields} />
        <Button type="submit" size="large" isWide isBusy={isSending}>
          {t('reset.submit')}
        </Button>
      </FieldStack>
    </Form>
  );
}
