import { useTranslation } from '@vyloha/i18n';
import type { Order, OrderAddress } from '../../model/order';
import styles from './order-page.module.css';

function AddressLines({ address }: { address: OrderAddress }) {
  return (
    <address className={styles.address}>
      {address.name}
      <br />
      {address.street}
      <br />
      {address.postcode} {address.city}
    </address>
  );
}

interface OrderPartiesProps {
  order: Order;
  isBillingAddressShown: boolean;
}

/** Where the goods go and whom the invoice is for. */
export function OrderParties({ order, isBillingAddressShown }: OrderPartiesProps) {
  const { t } = useTranslation('account');
  const { shippingAddress, branch } = order;
  return (
    <div className={styles.parties}>
      <section>
        <h2>{t(order.shipper.isPickUp ? 'order.pickUp' : 'order.shippingAddress')}</h2>
        <AddressLines address={branch === null ? shippingAddress : { ...shippingAddress, name: branch.name }} />
      </section>
      {isBillingAddressShown && (
        <section>
          <h2>{t('order.billingAddress')}</h2>
          <AddressLines address={order.billingAddress} />
        </section>
      )}
    </div>
  );
}
