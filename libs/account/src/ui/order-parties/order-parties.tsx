import type { ReactNode } from 'react';
import type { OrderAddress } from '../../model/order';
import styles from './order-parties.module.css';

/** Where the goods of an order go and whom its invoice is for, beside each other where there is room. */
export function OrderParties({ children }: { children: ReactNode }) {
  return <div className={styles.parties}>{children}</div>;
}

interface OrderPartyProps {
  title: string;
  /** Under which the order goes there: a shipper, a payment. */
  service?: string;
  /** `null` where it says nothing that the other party does not. */
  address: OrderAddress | null;
  children?: ReactNode;
}

/** One side of an order: its heading and address, with more below. */
export function OrderParty({ title, service, address, children }: OrderPartyProps) {
  return (
    <section>
      <h2>{title}</h2>
      {service !== undefined && <p>{service}</p>}
      {address !== null && (
        <address className={styles.address}>
          {address.name}
          <br />
          {address.street}
          <br />
          {address.postcode} {address.city}
        </address>
      )}
      {children}
    </section>
  );
}
