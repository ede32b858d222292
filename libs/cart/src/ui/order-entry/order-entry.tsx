import { useActionData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import type { CheckedRow } from '../../model/bulk-order/checked-row';
import type { OrderEntryRefusal } from '../../model/bulk-order/order-entry';
import { BulkOrderForm } from '../bulk-order-form/bulk-order-form';
import { OrderImportForm } from '../order-import-form/order-import-form';
import styles from './order-entry.module.css';

interface OrderEntryProps {
  /** `null` where the page has only a list. */
  rows: readonly CheckedRow[] | null;
  /** Key of the list's form. */
  attempt: string;
}

/** An order by rows, or as a list; both forms post to their own page. */
export function OrderEntry({ rows, attempt }: OrderEntryProps) {
  const { t } = useTranslation('cart');
  const refusal = useActionData<OrderEntryRefusal>();
  const list = <OrderImportForm refusal={refusal?.list ?? null} attempt={attempt} />;
  if (rows === null) return list;
  return (
    <div className={styles.ways}>
      <BulkOrderForm rows={refusal?.bulkOrder?.rows ?? rows} alert={refusal?.bulkOrder?.alert ?? null} />
      <section className={styles.list}>
        <h2>{t('bulkOrder.list')}</h2>
        {list}
      </section>
    </div>
  );
}
