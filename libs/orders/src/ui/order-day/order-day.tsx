import { formatDayAndMonth, formatDayOfWeek, useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import { Card, Icon } from '@vyloha/ui';
import type { Order } from '../../model/order';
import { orderDayOf } from '../../model/order-day';
import styles from './order-day.module.css';

interface OrderDayProps {
  order: Order;
  /** Opens the file for a calendar; `null` where the order is seen without it. */
  token: string | null;
}

const shortTime = (time: string) => time.replace(/^0/, '');

/** What its shopper wants to know first: when the order is handed over, to be put into a calendar. */
export function OrderDay({ order, token }: OrderDayProps) {
  const { t, locale } = useTranslation('orders');
  const day = orderDayOf(order);
  if (day === null) return null;
  const { date, window, isPickUp } = day;
  const expected = isPickUp ? 'day.expectedPickUp' : 'day.expected';
  const hours = window === null ? '' : `, ${shortTime(window.from)}–${shortTime(window.to)}`;
  return (
    <Card as="section" className={styles.card} aria-labelledby="order-day">
      <Icon name={isPickUp ? 'store' : 'truck'} size={32} />
      <h2 id="order-day" className={styles.title}>
        <span className={styles.kind}>{t(window === null ? expected : 'day.agreed')}</span>{' '}
        {`${formatDayOfWeek(date, locale)} ${formatDayAndMonth(date)}${hours}`}
      </h2>
      {token !== null && (
        // A file: no page of the shop's script.
        <a href={accountPaths.orderCalendar(token)} className={styles.calendar} download>
          <Icon name="calendar" />
          {t('day.toCalendar')}
        </a>
      )}
    </Card>
  );
}
