import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Link } from '@vyloha/ui';
import type { OrderView } from '../../model/order';
import { OrderTable } from '../order-table/order-table';
import styles from './latest-orders.module.css';

interface LatestOrdersProps {
  orders: readonly OrderView[];
  /** Whether there are further ones. */
  hasMoreOrders: boolean;
}

/** The customer's latest orders, as a part of a page. */
export function LatestOrders({ orders, hasMoreOrders }: LatestOrdersProps) {
  const { t } = useTranslation('orders');
  const { t: tAccount } = useTranslation('account');
  return (
    <section className={styles.part}>
      <h2>{t('list.latest')}</h2>
      {orders.length === 0 ? (
        <p>
          {t('list.empty')}. <Link to={paths.home()}>{tAccount('empty.toShop')}</Link>
        </p>
      ) : (
        <OrderTable orders={orders} label={t('list.latest')} />
      )}
      {hasMoreOrders && <Link to={paths.orders()}>{t('list.all')}</Link>}
    </section>
  );
}
