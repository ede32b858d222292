import * as v from 'valibot';
import { filledDetails, type DeliveryDetails } from '../model/delivery-details/delivery-details';
import { filledConfirmation, type OrderConfirmation } from '../model/placing/order-confirmation';

/** A private person in Prague without another recipient. */
export function aDelivery(changes: Partial<DeliveryDetails> = {}): DeliveryDetails {
  return v.parse(filledDetails, {
    fullName: 'Jana Nováková',
    email: 'jana@example.com',
    phone: '+420 777 123 456',
    street: 'Dlouhá',
    houseNumber: '12',
    city: 'Praha',
    postcode: '110 00',
    country: 'CZE',
    billingCountry: 'CZE',
    ...changes,
  });
}

/** An order by carrier, paid on delivery, without extras. */
export function aConfirmation(changes: Partial<OrderConfirmation> = {}): OrderConfirmation {
  return v.parse(filledConfirmation, { shipper: 's-ppl', payment: 'pay-cod', ...changes });
}
