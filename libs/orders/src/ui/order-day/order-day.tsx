import { formatDayAndMonth, formatDayOfWeek, useTranslation } from '@vyloha/i18n';
import { accountPaths } from '@vyloha/links';
import { Card, Icon } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { Order } from '../../model/order';
import { dependsOnTransfer, orderDayOf } from '../../model/order-day';
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
  const isPickUp = order.shipper.isPickUp || order.shipper.isAtPoint;
  const kind = t(isPickUp ? 'day.expectedPickUp' : 'day.expected');
  if (day === null)
    return dependsOnTransfer(order) ? (
      <DayCard isPickUp={isPickUp} kind={kind}>
        {t('day.afterPayment')}
      </DayCard>
    ) : null;
  const { date, window } = day;
  const hours = window === null ? '' : `, ${shortTime(window.from)}–${shortTime(window.to)}`;
  const calendar = token !== null && (
    // A file: no page of the shop's script.
    <a href={accountPaths.orderCalendar(token)} className={styles.calendar} download>
      <Icon name="calendar" />
      {t('day.toCalendar')}
    </a>
  );
  return (
    <DayCard isPickUp={isPickUp} kind={window === null ? kind : t('day.agreed')} calendar={calendar}>
      {`${formatDayOfWeek(date, locale)} ${formatDayAndMonth(date)}${hours}`}
    </DayCard>
  );
}

interface DayCardProps {
  isPickUp: boolean;
  kind: string;
  calendar?: ReactNode;
  /** The day. */
  children: string;
}

function DayCard({ isPickUp, kind, calendar, children }: DayCardProps) {
  return (
    <Card as="section" className={styles.card} aria-labelledby="order-day">
      <Icon name={isPickUp ? 'store' : 'truck'} size={32} />
      <h2 id="order-day" className={styles.title}>
        <span className={styles.kind}>{kind}</span> {children}
      </h2>
      {calendar}
    </Card>
  );
}
