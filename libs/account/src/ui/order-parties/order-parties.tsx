import { formatDate, formatDayOfWeek, useTranslation } from '@vyloha/i18n';
import { Fragment, type ReactNode } from 'react';
import { buyerAddress } from '../../model/buyer-address';
import { type Order, type OrderAddress, toPartyLines } from '../../model/order';
import styles from './order-parties.module.css';

/** Delivery and billing party of an order, side by side where the width allows. */
export function OrderParties({ children }: { children: ReactNode }) {
  return <div className={styles.parties}>{children}</div>;
}

interface OrderPartyProps {
  title: string;
  /** Name of the shipper or payment, with its state. */
  service?: ReactNode;
  /** `null` where it is the same as the other party's. */
  address: OrderAddress | null;
  children?: ReactNode;
}

/** One party of an order: heading and address, with children below. */
export function OrderParty({ title, service, address, children }: OrderPartyProps) {
  return (
    <section>
      <h2>{title}</h2>
      {service !== undefined && <p>{service}</p>}
      {address !== null && (
        <address className={styles.address}>
          {toPartyLines(address).map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </address>
      )}
      {children}
    </section>
  );
}

type DeliveryProps = Pick<Order, 'deliveryTime' | 'expectedOn'> & { isPickUp: boolean };

/** When an order is delivered: in its time window, else not before its day; nothing once that is over. */
export function OrderDelivery({ deliveryTime, expectedOn, isPickUp }: DeliveryProps) {
  const { t, locale } = useTranslation('account');
  const dayOf = (date: string) => `${formatDayOfWeek(date, locale)} ${formatDate(date)}`;
  if (deliveryTime !== null) {
    const { date, from, to } = deliveryTime;
    return <p>{t('order.deliveryTime', { day: dayOf(date), from, to })}</p>;
  }
  if (expectedOn === null) return null;
  return <p>{t(isPickUp ? 'order.expectedPickUp' : 'order.expected', { day: dayOf(expectedOn) })}</p>;
}

/** The numbers of a business; those that it has. */
export function BuyerNumbers({ buyer }: Pick<Order, 'buyer'>) {
  const { t } = useTranslation('account');
  return (['tin', 'vatin', 'vatinSvk'] as const).map((key) => {
    const number = buyer?.[key] ?? null;
    return number === null ? null : <p key={key}>{t(`order.${key}`, { number })}</p>;
  });
}

/** Whom an order is invoiced to; nothing where that is who gets it, without any numbers. */
export function BuyerParty({ order }: { order: Pick<Order, 'buyer' | 'shippingAddress'> }) {
  const { t } = useTranslation('account');
  const address = buyerAddress(order);
  if (address === null && order.buyer?.tin == null) return null;
  return (
    <OrderParty title={t('order.billing')} address={address}>
      <BuyerNumbers buyer={order.buyer} />
    </OrderParty>
  );
}
