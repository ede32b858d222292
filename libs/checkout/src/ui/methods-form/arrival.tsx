import type { DeliveryDay } from '@vyloha/cart';
import { formatDayAndMonth, formatDayOfWeek, useTranslation } from '@vyloha/i18n';

/** When the goods arrive: 'Doručíme zítra', 'K vyzvednutí ihned', 'Doručíme 24. 11. (úterý)'. */
export function Arrival({ day }: { day: DeliveryDay }) {
  const { t, locale } = useTranslation('checkout');
  const words =
    day.kind === 'date'
      ? `${formatDayAndMonth(day.date)} (${formatDayOfWeek(day.date, locale)})`
      : t(`arrives.${day.kind}`);
  return <>{t(day.isPickUp ? 'arrives.pickUp' : 'arrives.delivery', { day: words })}</>;
}
