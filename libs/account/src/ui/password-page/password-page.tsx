import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldStack, type FormRefusal, TextField, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import type { passwordLoader } from '../../handlers/passwords/password-loader.server';
import { changePasswordInput } from '../../model/password-inputs';
import { FormCard } from '../form-card/form-card';
import { NewPasswordFields } from '../new-password-fields/new-password-fields';
import { PasskeyList } from '../passkeys/passkey-list';
import { useFieldLabels } from '../use-field-labels';
import { UserPage } from '../user-page/user-page';
import { DeviceList } from './device-list';

/** Changes the password: the old one, the new one twice; under it the passkeys and the devices that are logged in. */
export function PasswordPage() {
  const { email, sessions, passkeys, canAddPasskey } = useLoaderData<typeof passwordLoader>();
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('account');
  const isSending = useNavigation().state === 'submitting';
  const { formProps, fields, errors } = useValidatedForm({
    id: 'password',
    schema: changePasswordInput,
    lastResult: refusal?.submission,
  });
  return (
    <UserPage title={t('menu.password')}>
      <p>{t('password.lead')}</p>
      <FormCard>
        <Form method="post" {...formProps}>
          <FieldStack>
            <ErrorSummary form={errors} labels={useFieldLabels()} />
            {/* Tells the browser's password manager whose password this is. */}
            <input type="text" value={email} autoComplete="username" readOnly hidden />
            <TextField
              field={fields.oldPassword}
              label={t('field.oldPassword')}
              type="password"
              autoComplete="current-password"
            />
            <NewPasswordFields fields={fields} />
            <Button type="submit" size="large" isBusy={isSending}>
              {t('password.save')}
            </Button>
          </FieldStack>
        </Form>
      </FormCard>
      {passkeys !== null && <PasskeyList passkeys={passkeys} canAdd={canAddPasskey} email={email} />}
      {sessions.length > 0 && <DeviceList sessions={sessions} />}
    </UserPage>
  );
}
