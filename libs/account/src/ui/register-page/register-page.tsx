import { Form, useActionData, useNavigation } from '@remix-run/react';
import { isFeatureVisible, usePublicConfig } from '@vyloha/config';
import { ErrorSummary, FieldGroup, FieldStack, type FormRefusal, TextField, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { Button, Link } from '@vyloha/ui';
import { registerInput } from '../../model/password-inputs';
import { AuthPage } from '../auth-page/auth-page';
import { NewPasswordFields } from '../new-password-fields/new-password-fields';
import { useFieldLabels } from '../use-field-labels';

/** A new account: e-mail and a password. */
export function RegisterPage() {
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  const isSending = useNavigation().state === 'submitting';
  const { formProps, fields, errors } = useValidatedForm({
    id: 'register',
    schema: registerInput,
    lastResult: refusal?.submission,
  });
  const loginLink = isFeatureVisible(usePublicConfig(), 'login') && (
    <p>
      {t('register.haveAccount')} <Link to={paths.login()}>{t('login.submit')}</Link>
    </p>
  );
  return (
    <AuthPage title={t('register.title')} lead={t('register.lead')} withReasons footer={loginLink}>
      <Form method="post" {...formProps}>
        <FieldStack>
          <ErrorSummary form={errors} labels={useFieldLabels()} />
          <FieldGroup>
            <TextField
              field={fields.email}
              label={t('field.email')}
              type="email"
              inputMode="email"
              autoComplete="username"
            />
          </FieldGroup>
          <NewPasswordFields fields={fields} />
          <p>
            {t('register.privacy')} <Link to={paths.page(legalPageSlugs.privacy)}>{t('register.privacyLink')}</Link>
          </p>
          <Button type="submit" size="large" isWide isBusy={isSending}>
            {t('register.submit')}
          </Button>
        </FieldStack>
      </Form>
    </AuthPage>
  );
}
