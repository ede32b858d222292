import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Alert, Button, Field, FieldMessage, Hint, Input, Label, Textarea } from '@vyloha/ui';
import type { OrderImportRefusal } from '../../model/batch/order-import';
import styles from './order-import-form.module.css';

const fieldId = 'polozky';
const hintId = 'polozky-napoveda';
const fileId = 'soubor';
const fileHintId = 'soubor-napoveda';
const messageId = 'polozky-chyba';

/** Imports an order as lines of codes and amounts; posts to its own page. */
export function OrderImportForm({ refusal }: { refusal: OrderImportRefusal | null }) {
  const { t } = useTranslation('cart');
  const isSending = useNavigation().state === 'submitting';
  const problems = refusal?.problems ?? [];
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form}>
      {refusal?.alert && (
        <Alert tone={refusal.alert.tone} role="alert">
          {refusal.alert.text}
        </Alert>
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
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={problems.length > 0 ? `${hintId} ${messageId}` : hintId}
        />
        {problems.length > 0 && (
          <div role="alert">
            <FieldMessage id={messageId}>
              {problems.map((problem) => (
                <span key={problem} className={styles.problem}>
                  {problem}
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
          accept=".csv,.txt,text/csv,text/plain"
          aria-describedby={fileHintId}
        />
      </Field>
      <div>
        <Button type="submit" icon="cart" isBusy={isSending}>
          {t('import.submit')}
        </Button>
      </div>
    </Form>
  );
}
