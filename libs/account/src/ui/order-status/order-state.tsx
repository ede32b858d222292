import { formatDateTime, useTranslation } from '@vyloha/i18n';
import styles from './order-state.module.css';
import { OrderStatus } from './order-status';

interface OrderStateProps {
  status: string;
  /** ISO 8601 */
  createdAt: string;
}

/** State of an order with the time it was placed. */
export function OrderState({ status, createdAt }: OrderStateProps) {
  const { t } = useTranslation('account');
  return (
    <p className={styles.state}>
      <OrderStatus status={status} />
      <span>{t('order.placed', { date: formatDateTime(createdAt) })}</span>
    </p>
  );
}
