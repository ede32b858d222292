import { Form, useActionData, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldStack, plainFields, submissionErrors, TextField } from '@vyloha/forms';
import type { FormRefusal } from '@vyloha/forms/server';
import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';

const formId = 'registration';

/** The password once more, by which the owner of the mailbox shows that the registration was theirs. */
export function RegistrationForm({ token, email }: { token: string; email: string }) {
  const submission = useActionData<FormRefusal>()?.submission;
  const { t } = useTranslation('account');
  const isSending = useNavigation().state !== 'idle';
  const field = plainFields({ formId, lastResult: submission });
  return (
    <Form method="post" id={formId}>
      <FieldStack>
        <ErrorSummary form={submissionErrors(formId, submission)} labels={{ password: t('field.password') }} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <TextField
          field={field('password', { required: true })}
          label={t('field.password')}
          type="password"
          autoComplete="current-password"
        />
        <Button type="submit" size="large" isWide isBusy={isSending}>
          {t('registration.submit')}
        </Button>
      </FieldStack>
    </Form>
  );
}
