import { Form, useActionData, useNavigation } from '@remix-run/react';
import { isFeatureVisible, usePublicConfig } from '@vyloha/config';
import { ErrorSummary, FieldStack, type FormRefusal, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, Link } from '@vyloha/ui';
import { forgottenPasswordInput } from '../../model/password-inputs';
import { EmailField } from '../auth-form/credential-fields';
import { AuthPage } from '../auth-page/auth-page';
import { useFieldLabels } from '../use-field-labels';

/** Asks for the e-mail to send the password-reset link to. */
export function ForgottenPasswordPage() {
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  const isSending = useNavigation().state === 'submitting';
  const { formProps, fields, errors } = useValidatedForm({
    id: 'forgotten',
    schema: forgottenPasswordInput,
    lastResult: refusal?.submission,
  });
  const backLink = isFeatureVisible(usePublicConfig(), 'login') && (
    <p>
      <Link to={paths.login()}>{t('forgotten.back')}</Link>
    </p>
  );
  return (
    <AuthPage title={t('forgotten.title')} lead={t('forgotten.lead')} footer={backLink}>
      <Form method="post" {...formProps}>
        <FieldStack>
          <ErrorSummary form={errors} labels={useFieldLabels()} />
          <EmailField field={fields.email} />
          <Button type="submit" size="large" isWide isBusy={isSending}>
            {t('forgotten.submit')}
          </Button>
        </FieldStack>
      </Form>
    </AuthPage>
  );
}
