import { formatDayAndMonth, useTranslation } from '@vyloha/i18n';
import type { DeliveryPromise } from '../model/variants/variant-offer';

/** Formats the delivery date. */
export function useDeliveryText(): (delivery: DeliveryPromise) => string {
  const { t } = useTranslation('catalog');
  return ({ kind, date }) => {
    // Read and formatted as UTC, a date without time is the same day of the week in every time zone.
    const day = t(`delivery.onDay.${new Date(date).getUTCDay()}`);
    return t(`delivery.${kind}`, { date: formatDayAndMonth(date), day });
  };
}
