import { useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import { ButtonLink } from '@vyloha/ui';
import type { Order } from '../../model/order';
import styles from './order-page.module.css';

/** The products of an order as files: a table for spreadsheets, and their pictures. */
export function OrderFiles({ order: { code, lines } }: { order: Pick<Order, 'code' | 'lines'> }) {
  const { t } = useTranslation('orders');
  return (
    <ul className={styles.files}>
      <li>
        <ButtonLink to={accountPaths.orderItemsFile(code)} reloadDocument variant="quiet" icon="download">
          {t('order.files.items')}
        </ButtonLink>
      </li>
      {lines.some(({ fileKey }) => fileKey !== null) && (
        <li>
          <ButtonLink to={accountPaths.orderPicturesFile(code)} reloadDocument variant="quiet" icon="download">
            {t('order.files.pictures')}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
