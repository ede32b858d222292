import { formatQuantity } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import type { DeliveryPromise, AvailabilityView } from '../../model/variants/variant-offer';
import { useDeliveryText } from './use-delivery-text';
import styles from './product-availability.module.css';

interface ProductAvailabilityProps {
  /** Nothing is shown for `null`. */
  availability: AvailabilityView | null;
  delivery: DeliveryPromise | null;
  unit: string;
}

/** Whether a product is in stock, how many pieces, and when it can be delivered. */
export function ProductAvailability({ availability, delivery, unit }: ProductAvailabilityProps) {
  const { t } = useTranslation('catalog');
  const deliveryText = useDeliveryText();
  if (availability === null) return null;
  const { isAvailable, text, stock } = availability;
  const pieces = stock && formatQuantity(stock.pieces);
  return (
    <p className={styles.availability} data-available={isAvailable}>
      <strong>
        {pieces === null ? text : t(stock?.isCapped ? 'stock.moreThan' : 'stock.exactly', { text, pieces, unit })}
        {delivery && ','}
      </strong>
      {delivery && (
        <>
          {' '}
          <span>{deliveryText(delivery)}</span>
        </>
      )}
    </p>
  );
}
