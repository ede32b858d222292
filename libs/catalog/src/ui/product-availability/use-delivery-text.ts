import { formatDayAndMonth, useTranslation } from '@vyloha/i18n';
import type { DeliveryPromise } from '../../model/variants/variant-offer';

/**
 * Formats the day of a delivery.
 * @param isPickUp whether shoppers come for the goods
 */
export function useDeliveryText(isPickUp = false): (delivery: DeliveryPromise) => string {
  const { t } = useTranslation('catalog');
  return ({ kind, date }) => {
    // Read and formatted as UTC, a date without time is the same day of the week in every time zone.
    const day = t(`delivery.onDay.${new Date(date).getUTCDay()}`);
    const values = { date: formatDayAndMonth(date), day };
    if (isPickUp && (kind === 'tomorrow' || kind === 'date')) return t(`delivery.pickUp.${kind}`, values);
    return t(`delivery.${kind}`, values);
  };
}
