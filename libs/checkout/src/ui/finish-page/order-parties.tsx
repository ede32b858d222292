import { OrderParties as Parties, OrderParty } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import type { Order } from '../../model/order/order';

interface OrderPartiesProps {
  order: Order;
  isBillingAddressVisible: boolean;
}

/** Delivery and billing party of the order. */
export function OrderParties({ order, isBillingAddressVisible }: OrderPartiesProps) {
  const { t } = useTranslation('checkout');
  const { shippingAddress, billingAddress, branch, business, customer } = order;
  return (
    <Parties>
      <OrderParty
        title={t('finish.shippingAddress')}
        service={order.shipper.name}
        address={{ ...shippingAddress, name: branch?.name ?? shippingAddress.name }}
      />
      <OrderParty
        title={t('summary.payment')}
        service={order.payment.name}
        address={isBillingAddressVisible ? { ...billingAddress, name: business?.name ?? customer.name } : null}
      >
        {business?.tin && <p>{`${t('field.tin')} ${business.tin}`}</p>}
      </OrderParty>
    </Parties>
  );
}
