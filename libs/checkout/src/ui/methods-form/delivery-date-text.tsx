import type { DeliveryDay } from '@vyloha/cart';
import { useTranslation, formatDayAndMonth, formatDayOfWeek } from '@vyloha/i18n';

/** Delivery day as text: 'Doručíme zítra', 'K vyzvednutí ihned', 'Doručíme 24. 11. (úterý)'. */
export function DeliveryDateText({ day }: { day: DeliveryDay }) {
  const { t, locale } = useTranslation('checkout');
  const dateText =
    day.kind === 'date'
      ? `${formatDayAndMonth(day.date)} (${formatDayOfWeek(day.date, locale)})`
      : t(`arrives.${day.kind}`);
  return <>{t(day.isPickUp ? 'arrives.pickUp' : 'arrives.delivery', { day: dateText })}</>;
}
