import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { useEffect, useRef } from 'react';
import { Alert, Button, Field, FieldMessage, Hint, Input, Label, Textarea } from '@vyloha/ui';
import type { OrderImportRefusal } from '../../model/batch/order-import';
import styles from './order-import-form.module.css';

const fieldId = 'polozky';
const hintId = 'polozky-napoveda';
const fileId = 'soubor';
const fileHintId = 'soubor-napoveda';
const messageId = 'polozky-chyba';
const fileMessageId = 'soubor-chyba';

interface OrderImportFormProps {
  refusal: OrderImportRefusal | null;
  /** Key of the form: what it adds is added once. */
  attempt: string;
}

/** Imports an order as lines of codes and amounts; posts to its own page. */
export function OrderImportForm({ refusal, attempt }: OrderImportFormProps) {
  const { t } = useTranslation('cart');
  const isSending = useNavigation().state === 'submitting';
  const lines = refusal?.lines ?? [];
  const problem = refusal?.problem ?? null;
  const fileProblem = refusal?.fileProblem ?? null;
  const goodCount = lines.length > 0 ? (refusal?.goodCount ?? 0) : 0;
  const isWrong = lines.length > 0 || problem !== null;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal !== null) form.current?.querySelector<HTMLElement>('[data-message]')?.focus();
  }, [refusal]);
  // Without JavaScript the browser does it, at the first of them.
  const message = { tabIndex: -1, autoFocus: true, 'data-message': true };
  return (
    <Form ref={form} method="post" encType="multipart/form-data" className={styles.form}>
      <input type="hidden" name="attempt" value={attempt} />
      {refusal?.alert && (
        <div {...message}>
          <Alert tone={refusal.alert.tone} role="alert">
            {refusal.alert.text}
          </Alert>
        </div>
      )}
      <Field>
        <Label htmlFor={fieldId}>{t('import.lines')}</Label>
        <Hint id={hintId}>{t('import.hint')}</Hint>
        <Textarea
          id={fieldId}
          name="lines"
          rows={10}
          spellCheck={false}
          defaultValue={refusal?.text}
          placeholder={'10023-1;2\n10045-2;10'}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${hintId} ${messageId}` : hintId}
        />
        {isWrong && (
          <div role="alert" {...message}>
            <FieldMessage id={messageId}>
              {problem}
              {lines.map(({ number, message, text }) => (
                <span key={`${number} ${message}`} className={styles.problem}>
                  {t('import.refused', { number, message })} {text !== '' && <q className={styles.read}>{text}</q>}
                </span>
              ))}
            </FieldMessage>
          </div>
        )}
      </Field>
      <Field>
        <Label htmlFor={fileId}>{t('import.file')}</Label>
        <Hint id={fileHintId}>{t('import.fileHint')}</Hint>
        <Input
          id={fileId}
          type="file"
          name="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-invalid={fileProblem !== null || undefined}
          aria-describedby={fileProblem === null ? fileHintId : `${fileHintId} ${fileMessageId}`}
        />
        {fileProblem !== null && (
          <div role="alert" {...message}>
            <FieldMessage id={fileMessageId}>{fileProblem}</FieldMessage>
          </div>
        )}
      </Field>
      {goodCount > 0 && <p>{t('import.goodHint', { count: goodCount })}</p>}
      <div className={styles.actions}>
        <Button type="submit" icon="cart" isBusy={isSending}>
          {t('import.submit')}
        </Button>
        {goodCount > 0 && (
          <Button type="submit" name="goodOnly" value="1" variant="secondary" isBusy={isSending}>
            {t('import.submitGood')}
          </Button>
        )}
      </div>
    </Form>
  );
}
