import { formatDateTime, useTranslation } from '@vyloha/i18n';
import { Badge } from '@vyloha/ui';
import styles from './order-state.module.css';
import { OrderStatus } from './order-status';

interface OrderStateProps {
  status: string;
  /** ISO 8601 */
  createdAt: string;
  isReturned: boolean;
}

/** State of an order with the time it was placed; besides, whether it came back. */
export function OrderState({ status, createdAt, isReturned }: OrderStateProps) {
  const { t } = useTranslation('orders');
  return (
    <p className={styles.state}>
      <OrderStatus status={status} />
      {isReturned && <Badge tone="muted">{t('order.returned')}</Badge>}
      <span>{t('order.placed', { date: formatDateTime(createdAt) })}</span>
    </p>
  );
}
