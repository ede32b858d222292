import { Form, useNavigation } from '@remix-run/react';
import { ErrorSummary, FieldStack, TextField, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import { inviteInput } from '../../model/membership-input';
import { MembershipFields, useMembershipLabels } from './membership-fields';

interface InviteFormProps {
  currencyCode: string;
  lastResult: Parameters<typeof useValidatedForm<typeof inviteInput>>[0]['lastResult'];
}

/** Invites somebody by e-mail. */
export function InviteForm({ currencyCode, lastResult }: InviteFormProps) {
  const { t } = useTranslation('company');
  const isSending = useNavigation().state === 'submitting';
  const { formProps, fields, errors } = useValidatedForm({ id: 'invite', schema: inviteInput, lastResult });
  return (
    <Form method="post" {...formProps}>
      <FieldStack>
        <ErrorSummary form={errors} labels={useMembershipLabels(currencyCode)} />
        <TextField field={fields.email} label={t('field.email')} type="email" inputMode="email" autoComplete="off" />
        <MembershipFields fields={fields} currencyCode={currencyCode} />
        <Button type="submit" name="intent" value="invite" size="large" isBusy={isSending}>
          {t('invite.submit')}
        </Button>
      </FieldStack>
    </Form>
  );
}
