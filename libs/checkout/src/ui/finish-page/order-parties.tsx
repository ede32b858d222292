import { useTranslation } from '@vyloha/i18n';
import type { Order } from '../../model/order';
import type { PostalAddress } from '../../model/postal-address';
import styles from './finish-page.module.css';

function AddressLines({ name, address }: { name: string; address: PostalAddress }) {
  return (
    <address className={styles.address}>
      {name}
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
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.parties}>
      <section>
        <h2>{t('finish.shippingAddress')}</h2>
        <p>{order.shipper.name}</p>
        <AddressLines name={order.branch?.name ?? order.shippingAddress.name} address={order.shippingAddress} />
      </section>
      <section>
        <h2>{t('summary.payment')}</h2>
        <p>{order.payment.name}</p>
        {isBillingAddressShown && (
          <AddressLines name={order.business?.name ?? order.customer.name} address={order.billingAddress} />
        )}
        {order.business?.tin && <p>{`${t('field.tin')} ${order.business.tin}`}</p>}
      </section>
    </div>
  );
}
