import { formatDayAndMonth, useTranslation } from '@vyloha/i18n';
import type { DeliveryPromise } from '../model/variants/variant-offer';

/** Puts the day of delivery into words. */
export function useDeliveryText(): (delivery: DeliveryPromise) => string {
  const { t } = useTranslation('catalog');
  return ({ kind, date }) => {
    // A date without a time is the same day of the week everywhere when it is read as UTC.
    const day = t(`delivery.onDay.${new Date(date).getUTCDay()}`);
    return t(`delivery.${kind}`, { date: formatDayAndMonth(date), day });
  };
}
