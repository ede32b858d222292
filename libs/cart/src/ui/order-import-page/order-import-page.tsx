import { Form, useActionData, useNavigation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Alert, Button, ButtonLink, Field, FieldMessage, Hint, Input, Label, PageLayout, Textarea } from '@vyloha/ui';
import type { OrderImportRefusal } from '../../model/batch/order-import';
import styles from './order-import-page.module.css';

const fieldId = 'polozky';
const hintId = 'polozky-napoveda';
const fileId = 'soubor';
const fileHintId = 'soubor-napoveda';
const messageId = 'polozky-chyba';

/** The page at /kosik/import-objednavky: imports an order as lines of codes and amounts. */
export function OrderImportPage() {
  const { t } = useTranslation('cart');
  const refusal = useActionData<OrderImportRefusal>();
  const isSending = useNavigation().state === 'submitting';
  const problems = refusal?.problems ?? [];
  return (
    <PageLayout breadcrumbs={[{ title: t('page.title'), to: paths.cart() }, { title: t('import.title') }]}>
      <h1>{t('import.title')}</h1>
      {refusal?.alert && (
        <Alert tone={refusal.alert.tone} role="alert">
          {refusal.alert.text}
        </Alert>
      )}
      <Form method="post" encType="multipart/form-data" className={styles.form}>
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
        <div className={styles.actions}>
          <Button type="submit" icon="cart" isBusy={isSending}>
            {t('import.submit')}
          </Button>
          <ButtonLink to={paths.cart()} variant="quiet">
            {t('import.back')}
          </ButtonLink>
        </div>
      </Form>
    </PageLayout>
  );
}
