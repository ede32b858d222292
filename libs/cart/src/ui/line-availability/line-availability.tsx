import { useTranslation } from '@vyloha/i18n';
import type { CartLine } from '../../model/cart';
import { formatQuantity } from '../../model/lines/quantity';
import { lineAvailability } from '../../model/lines/stock-display';
import { NotSaleableBadge } from '../not-saleable-badge/not-saleable-badge';
import styles from './line-availability.module.css';

/** Availability of a line; if the stock is too low, how much is left. */
export function LineAvailability({ line }: { line: CartLine }) {
  const { t } = useTranslation('cart');
  const availability = lineAvailability(line);
  switch (availability.kind) {
    case 'available':
      return <p className={styles.available}>{availability.text}</p>;
    case 'notSaleable':
      return (
        <p>
          <NotSaleableBadge />
        </p>
      );
    case 'soldOut':
      return <p className={styles.notAvailable}>{availability.text || t('line.notAvailable')}</p>;
    case 'piecesLeft': {
      const { quantity, unit } = availability;
      return (
        <p className={styles.notAvailable}>
          {t('line.notAvailable')} –{' '}
          {t('line.pcsLeftInStock', { count: quantity, quantity: formatQuantity(quantity), unit })}
        </p>
      );
    }
  }
}
