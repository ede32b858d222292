import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { Alert, Button, DefaultButton } from '@vyloha/ui';
import { type FormEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import type { OrderAlert } from '../../model/batch/order-import';
import { maxBulkOrderRows } from '../../model/bulk-order/bulk-order-row';
import type { CheckedRow } from '../../model/bulk-order/checked-row';
import { BulkOrderRow } from './bulk-order-row';
import { useBulkOrder } from './use-bulk-order';
import styles from './bulk-order-form.module.css';

interface BulkOrderFormProps {
  rows: readonly CheckedRow[];
  alert: OrderAlert | null;
}

/** Fields of codes, without those of quantities. */
function listCodeFields(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[name$=".code"]')];
}

/** Enter, which barcode readers send after a code, goes on to the next row instead of submitting. */
function goToNextRow(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const row = Number(target.name.split('.')[1]);
  listCodeFields(form)[row + 1]?.focus();
}

/** An order by codes, EANs or names, a row for each; without script every button posts all rows. */
export function BulkOrderForm({ rows: loaded, alert }: BulkOrderFormProps) {
  const { t } = useTranslation('cart');
  const { rows, change, addRows, cancel } = useBulkOrder(loaded);
  const isSending = useNavigation().state !== 'idle';
  const formRef = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    if (isSending) event.preventDefault();
    else cancel();
  }

  function handleAddRows(event: MouseEvent) {
    event.preventDefault();
    addRows();
  }

  function choose(index: number, code: string) {
    change(index, { code }, 0);
    formRef.current?.querySelectorAll<HTMLInputElement>('input[name$=".quantity"]')[index]?.focus();
  }

  return (
    <Form ref={formRef} method="post" onSubmit={submit} onKeyDown={goToNextRow} className={styles.form}>
      <DefaultButton name="intent" value="check" />
      <p className={styles.intro}>{t('bulkOrder.intro')}</p>
      {alert && (
        <Alert tone={alert.tone} role="alert">
          {alert.text}
        </Alert>
      )}
      {/* Each field is labelled with its row. */}
      <p className={styles.heads} aria-hidden>
        <span>{t('bulkOrder.heads.code')}</span>
        <span>{t('bulkOrder.heads.quantity')}</span>
      </p>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <BulkOrderRow
            // Rows have no identity but their number.
            key={String(index)}
            index={index}
            row={row}
            onChange={(fields) => change(index, fields)}
            onChoose={(code) => choose(index, code)}
          />
        ))}
      </ol>
      <div className={styles.actions}>
        {rows.length < maxBulkOrderRows && (
          <Button type="submit" name="intent" value="addRows" variant="quiet" icon="plus" onClick={handleAddRows}>
            {t('bulkOrder.addRows')}
          </Button>
        )}
        <Button type="submit" name="intent" value="check" variant="secondary" className={styles.check}>
          {t('bulkOrder.check')}
        </Button>
        <Button type="submit" name="intent" value="add" icon="cart" isBusy={isSending}>
          {t('bulkOrder.submit')}
        </Button>
      </div>
    </Form>
  );
}
