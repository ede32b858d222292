import { Fragment, type ReactNode } from 'react';
import { type OrderAddress, toPartyLines } from '../../model/order';
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
