import { Form, useActionData, useNavigation } from '@remix-run/react';
import { FormCard } from '@vyloha/account/ui';
import { ErrorSummary, FieldStack, type FormRefusal, TextareaField, useValidatedForm } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { type Currency, formatMoney, toMinor } from '@vyloha/money';
import { Alert, Button } from '@vyloha/ui';
import type { Approval } from '../../model/approvals/approval-response';
import { rejectInput } from '../../model/approvals/reject-input';

interface ApprovalDecisionProps extends Pick<Approval, 'current'> {
  currency: Currency;
}

/** Approves at the price that is shown, or rejects with a reason. */
export function ApprovalDecision({ current, currency }: ApprovalDecisionProps) {
  const { t } = useTranslation('company');
  const isSending = useNavigation().state === 'submitting';
  const total = current?.total ?? null;
  const changes = current?.changes ?? [];
  return (
    <>
      {changes.length > 0 && (
        <Alert tone="warning">
          <p>{t(total === null ? 'approval.impossible' : 'approval.changed')}</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Alert>
      )}
      {total !== null && (
        <Form method="post">
          <input type="hidden" name="total" value={total} />
          <Button type="submit" name="intent" value="approve" size="large" icon="check" isBusy={isSending}>
            {t('approval.approve', { price: formatMoney(toMinor(total), currency) })}
          </Button>
        </Form>
      )}
      <RejectForm />
    </>
  );
}

function RejectForm() {
  const { t } = useTranslation('company');
  const isSending = useNavigation().state === 'submitting';
  const { formProps, fields, errors } = useValidatedForm({
    id: 'reject',
    schema: rejectInput,
    lastResult: useActionData<FormRefusal>()?.submission,
  });
  return (
    <FormCard title={t('approval.rejectTitle')}>
      <Form method="post" {...formProps}>
        <FieldStack>
          <ErrorSummary form={errors} labels={{ reason: t('approval.reason') }} />
          <TextareaField field={fields.reason} label={t('approval.reason')} hint={t('approval.reasonHint')} rows={3} />
          <Button type="submit" name="intent" value="reject" variant="secondary" isBusy={isSending}>
            {t('approval.reject')}
          </Button>
        </FieldStack>
      </Form>
    </FormCard>
  );
}
