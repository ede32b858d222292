import type { DeliveryDetails } from '../model/delivery-details/delivery-details';
import type { OrderConfirmation } from '../model/placing/order-confirmation';

/** A private person in Prague without another recipient. */
export function aDelivery(changes: Partial<DeliveryDetails> = {}): DeliveryDetails {
  return {
    fullName: 'Jana Nováková',
    email: 'jana@example.com',
    phone: '+420 777 123 456',
    street: 'Dlouhá',
    houseNumber: '12',
    city: 'Praha',
    postcode: '110 00',
    country: 'CZE',
    differentAddress: false,
    shippingFullName: '',
    shippingPhone: '',
    shippingBusinessName: '',
    isBusiness: false,
    businessName: '',
    tin: '',
    vatin: '',
    vatinsvk: '',
    billingInfo: false,
    billingName: '',
    billingStreet: '',
    billingHouseNumber: '',
    billingCity: '',
    billingPostcode: '',
    billingCountry: 'CZE',
    ...changes,
  };
}

/** An order by carrier, paid on delivery, without extras. */
export function aConfirmation(changes: Partial<OrderConfirmation> = {}): OrderConfirmation {
  return {
    shipper: 's-ppl',
    shipperBranch: '',
    payment: 'pay-cod',
    deliveryTimeSlot: '',
    note: '',
    note_for_shipper: '',
    formalTitle: '',
    dateOfBirth: '',
    companyName: '',
    customOrderNumber: '',
    cardRequest: false,
    newsletter: false,
    complianceHeureka: false,
    complianceZbozi: false,
    complianceMagazine: false,
    complianceSmsMarketing: false,
    isRegistration: false,
    password: '',
    passwordConfirmation: '',
    ...changes,
  };
}
