import { toWireAddress, type AddressParts, type WireAddress } from '@vyloha/contract';
import { hasBillingAddress, withFilledFlags, type DeliveryDetails } from '../delivery-details/delivery-details';
import { confirmationFields } from './confirmation-fields';
import type { ExpectedOrder } from './expected-order';
import { toBillingAddress, toDeliveryAddress, toDeliveryPart, type DeliveryPart } from './delivery-parts';
import { isRegistering, type OrderConfirmation } from './order-confirmation';
import type { Payment } from '../payment/payment';
import { toPayloadPart, type PayloadPart } from './payload-part';
import { isPickUp, type Shipper } from '../selection/shipper';

/** All input of an order. */
export interface OrderToPlace {
  details: DeliveryDetails;
  confirmation: OrderConfirmation;
  shipper: Pick<Shipper, 'id' | 'type' | 'isAddressRequired'>;
  payment: Pick<Payment, 'id'>;
  branch: { id: string; address: AddressParts } | null;
  /** Contact address of the shop: the fallback without the shopper's address and a branch. */
  shopAddress: AddressParts;
  orderGiftIds: readonly string[];
  /** Numbers of the quotes whose prices the shopper saw. */
  quoteCodes: readonly string[];
  expected: ExpectedOrder;
  utm: string | null;
  /** What the form says to each consent that was given, by its name in the payload. */
  consentTexts: Readonly<Record<string, string>>;
  settings: PlaceSettings;
}

export interface PlaceSettings {
  /** The shop accepts the customer's own order numbers. */
  sendsCustomOrderNumber: boolean;
  /** A business may set another business as the recipient. */
  allowsShippingBusinessNameOfBusiness: boolean;
}

type ConfirmationPart<Part extends string> = PayloadPart<typeof confirmationFields, OrderConfirmation, Part>;

type WireShipping = { name: string; address: WireAddress } & Partial<DeliveryPart<'recipient'>>;

interface OtherPayload {
  firstName: string;
  lastName: string;
  billing_address: WireAddress;
  business?: DeliveryPart<'business'>;
  shipping: WireShipping;
  custom: Partial<DeliveryPart<'custom' | 'businessCustom'> & ConfirmationPart<'custom'>>;
  payment_id: string;
  shipper_id: string;
  branch_id: string | null;
  terms: true;
  order_gifts: string[];
  quotes?: string[];
  expected: ExpectedOrder;
  consent_texts: Readonly<Record<string, string>>;
  delivery_time_id: string | null;
  utm: string | null;
}

/** Body of `POST /api/v1/cart/place`. */
export type PlacePayload = OtherPayload &
  DeliveryPart<'customer'> &
  ConfirmationPart<'order' | 'consent'> &
  Partial<ConfirmationPart<'registration'>>;

/** A part without its empty texts. */
function filled<Texts extends object>(texts: Texts): Partial<Texts> {
  const known: Partial<Texts> = { ...texts };
  for (const name in known) if (known[name] === '') delete known[name];
  return known;
}

/** Fallback address: that of the selected branch, else the shop's own. */
function getFallbackAddress({ branch, shopAddress }: OrderToPlace): WireAddress {
  return toWireAddress(branch?.address ?? shopAddress);
}

/** Billing info without an address (a business ordering to its seat) means the delivery address. */
function billingAddress(order: OrderToPlace): WireAddress {
  const { details } = order;
  if (!details.billingInfo) return getFallbackAddress(order);
  return toWireAddress(hasBillingAddress(details) ? toBillingAddress(details) : toDeliveryAddress(details));
}

function shipping(order: OrderToPlace): WireShipping {
  const { details, shipper, settings } = order;
  const {
    name = details.fullName,
    business_name: businessName,
    ...recipient
  } = filled(toDeliveryPart(details, 'recipient'));
  if (!shipper.isAddressRequired) return { name, address: getFallbackAddress(order) };
  const isBusinessNameSent = !details.isBusiness || settings.allowsShippingBusinessNameOfBusiness;
  return {
    name,
    address: toWireAddress(toDeliveryAddress(details)),
    ...(businessName && isBusinessNameSent ? { business_name: businessName } : {}),
    ...recipient,
  };
}

function custom({ details, confirmation, settings }: OrderToPlace): PlacePayload['custom'] {
  const { custom_order_number: orderNumber, ...rest } = toPayloadPart(confirmationFields, confirmation, 'custom');
  return filled({
    ...rest,
    ...(settings.sendsCustomOrderNumber && { custom_order_number: orderNumber }),
    ...toDeliveryPart(details, 'custom'),
    ...(details.isBusiness && toDeliveryPart(details, 'businessCustom')),
  });
}

function splitName({ fullName, ...names }: DeliveryDetails): { firstName: string; lastName: string } {
  if (names.firstName !== '') return { firstName: names.firstName, lastName: names.lastName };
  const [firstName = '', ...rest] = fullName.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

/**
 * The body that places the order. Includes only what applies: business data of a business, a recipient for home
 * delivery, a password when the shopper registers; terms are always accepted, as the button's label states.
 */
export function toPlacePayload(order: OrderToPlace): PlacePayload {
  const details = withFilledFlags(order.details);
  const complete = { ...order, details };
  const { confirmation, shipper } = complete;
  return {
    ...toDeliveryPart(details, 'customer'),
    ...(details.billingInfo && filled(toDeliveryPart(details, 'invoice'))),
    ...splitName(details),
    billing_address: billingAddress(complete),
    ...(details.isBusiness && { business: toDeliveryPart(details, 'business') }),
    shipping: shipping(complete),
    custom: custom(complete),
    ...toPayloadPart(confirmationFields, confirmation, 'order'),
    ...toPayloadPart(confirmationFields, confirmation, 'consent'),
    payment_id: order.payment.id,
    shipper_id: shipper.id,
    branch_id: isPickUp(shipper) ? (order.branch?.id ?? null) : null,
    terms: true,
    order_gifts: [...order.orderGiftIds],
    ...(order.quoteCodes.length > 0 && { quotes: [...order.quoteCodes] }),
    expected: order.expected,
    consent_texts: order.consentTexts,
    delivery_time_id: confirmation.deliveryTimeSlot || null,
    utm: order.utm,
    ...(isRegistering(confirmation) && toPayloadPart(confirmationFields, confirmation, 'registration')),
  };
}
