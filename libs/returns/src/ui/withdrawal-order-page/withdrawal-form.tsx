import { Form, useActionData, useNavigation } from '@remix-run/react';
import {
  ErrorSummary,
  FieldStack,
  type FormRefusal,
  plainFields,
  submissionErrors,
  TextareaField,
  TextField,
  useErrorText,
} from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Button, Card, Checkbox, FieldMessage } from '@vyloha/ui';
import { amountField, chosenField, withdrawalLimits } from '../../model/withdrawal/withdrawal-form';
import type { WithdrawalLine } from '../../model/withdrawal/withdrawal-order';
import styles from './withdrawal-form.module.css';

const formId = 'withdrawal';

interface WithdrawalFormProps {
  lines: readonly WithdrawalLine[];
  /** Sending the same attempt twice is one withdrawal. */
  attempt: string;
  /** Whether somebody has withdrawn from another part of the order. */
  isFurther: boolean;
}

/** The declaration: from what, why if the shopper wants to say, and where the money goes. Validated by the server. */
export function WithdrawalForm({ lines, attempt, isFurther }: WithdrawalFormProps) {
  const { t } = useTranslation('returns');
  const lastResult = useActionData<FormRefusal>()?.submission;
  const isSending = useNavigation().state === 'submitting';
  const field = plainFields({ formId, lastResult });
  const labels = {
    items: t('withdrawal.items'),
    reason: t('withdrawal.reason'),
    bankAccount: t('withdrawal.bankAccount'),
    ...Object.fromEntries(lines.map((line) => [amountField(line), line.name])),
  };
  return (
    <Card as="section" tone="sand" aria-labelledby={`${formId}-title`}>
      <h2 id={`${formId}-title`} className={styles.title}>
        {t(isFurther ? 'withdrawal.formTitleFurther' : 'withdrawal.formTitle')}
      </h2>
      <Form method="post" noValidate>
        <input type="hidden" name="attempt" value={attempt} />
        <FieldStack>
          <ErrorSummary form={submissionErrors(formId, lastResult)} labels={labels} />
          <Lines lines={lines} />
          <TextareaField
            field={field('reason', { maxLength: withdrawalLimits.reason })}
            label={labels.reason}
            hint={t('withdrawal.reasonHint')}
            rows={3}
          />
          <TextField
            field={field('bankAccount', { maxLength: withdrawalLimits.bankAccount })}
            label={labels.bankAccount}
            hint={t('withdrawal.bankAccountHint')}
            autoComplete="off"
          />
          <p>{t('withdrawal.declaration')}</p>
          <Button type="submit" size="large" isBusy={isSending}>
            {t('withdrawal.submit')}
          </Button>
        </FieldStack>
      </Form>
    </Card>
  );
}

/** A checkbox for each line, and an amount where there are several pieces. */
function Lines({ lines }: Pick<WithdrawalFormProps, 'lines'>) {
  const { t } = useTranslation('returns');
  const errorText = useErrorText();
  const lastResult = useActionData<FormRefusal>()?.submission;
  const field = plainFields({
    formId,
    lastResult,
    defaultValue: Object.fromEntries(lines.map((line) => [amountField(line), String(line.remaining)])),
  });
  const error = lastResult?.error?.['items']?.[0];
  return (
    <fieldset
      id={`${formId}-items`}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : `${formId}-items-error`}
    >
      <legend className={styles.legend}>{t('withdrawal.items')}</legend>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <Checkbox
              id={`${formId}-${chosenField(line)}`}
              name={chosenField(line)}
              defaultChecked={lastResult?.initialValue?.[chosenField(line)] === 'on' || lines.length === 1}
              label={line.name}
            />
            {line.remaining > 1 && (
              <TextField
                field={field(amountField(line), { required: true })}
                label={t('withdrawal.amount', { unit: line.unit, max: line.remaining })}
                type="number"
                inputMode="numeric"
                min={1}
                max={line.remaining}
                className={styles.amount}
              />
            )}
          </li>
        ))}
      </ul>
      {error !== undefined && <FieldMessage id={`${formId}-items-error`}>{errorText(error)}</FieldMessage>}
    </fieldset>
  );
}
