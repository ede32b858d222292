import { formatDayAndMonth, formatDayOfWeek, useTranslation } from '@vyloha/i18n';
import type { DeliveryPromise } from '../model/variant-offer';

/** Puts the day of delivery into words. */
export function useDeliveryText(): (delivery: DeliveryPromise) => string {
  const { t, locale } = useTranslation('catalog');
  return ({ kind, date }) =>
    t(`delivery.${kind}`, { date: formatDayAndMonth(date), day: formatDayOfWeek(date, locale) });
}
