import { hasBillingAddress, withFilledFlags, type DeliveryDetails } from '../delivery-details/delivery-details';
import { isRegistering, type OrderConfirmation } from './order-confirmation';
import type { Payment } from '../payment/payment';
import type { PostalAddress } from '../order/postal-address';
import { isPickUp, type Shipper } from '../selection/shipper';

/** All input of an order. */
export interface OrderToPlace {
  details: DeliveryDetails;
  confirmation: OrderConfirmation;
  shipper: Pick<Shipper, 'id' | 'type' | 'isAddressRequired'>;
  payment: Pick<Payment, 'id'>;
  branch: { id: string; address: PostalAddress } | null;
  /** Contact address of the shop: the fallback without the shopper's address and a branch. */
  shopAddress: PostalAddress;
  orderGiftIds: readonly string[];
  utm: string | null;
  settings: PlaceSettings;
}

export interface PlaceSettings {
  /** The shop accepts the customer's own order numbers. */
  sendsCustomOrderNumber: boolean;
  /** A business may set another business as the recipient. */
  allowsShippingBusinessNameOfBusiness: boolean;
}

interface WireAddress {
  street: string;
  city: string;
  postcode: string;
  country_code: string;
}

interface WireShipping {
  name: string;
  address: WireAddress;
  business_name?: string;
  phone?: string;
}

interface WireBusiness {
  business_name: string;
  TIN: string;
  VATIN: string;
}

/** Body of `POST /api/v1/cart/place`. */
export interface PlacePayload {
  name: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  billing_address: WireAddress;
  business?: WireBusiness;
  shipping: WireShipping;
  custom: Record<string, string>;
  comment: string;
  shipper_comment: string;
  payment_id: string;
  shipper_id: string;
  branch_id: string | null;
  terms: true;
  cardRequest: boolean;
  order_gifts: string[];
  newsletter: boolean;
  heureka_allow: boolean;
  zbozicz_allow: boolean;
  magazine: boolean;
  phone_notification: boolean;
  delivery_time_id: string | null;
  utm: string | null;
  password?: string;
  password_confirmation?: string;
  registration?: true;
}

function toWireAddress({ street, city, postcode, countryCode }: PostalAddress): WireAddress {
  return { street, city, postcode, country_code: countryCode };
}

function toStreetLine(street: string, houseNumber: string): string {
  return [street, houseNumber].filter((part) => part !== '').join(' ');
}

function toDeliveryAddress(details: DeliveryDetails): WireAddress {
  return {
    street: toStreetLine(details.street, details.houseNumber),
    city: details.city,
    postcode: details.postcode,
    country_code: details.country,
  };
}

/** Fallback address: that of the selected branch, else the shop's own. */
function getFallbackAddress({ branch, shopAddress }: OrderToPlace): WireAddress {
  return toWireAddress(branch?.address ?? shopAddress);
}

/** Billing info without an address (a business ordering to its seat) means the delivery address. */
function toBillingAddress(order: OrderToPlace): WireAddress {
  const { details } = order;
  if (!details.billingInfo) return getFallbackAddress(order);
  if (!hasBillingAddress(details)) return toDeliveryAddress(details);
  return {
    street: toStreetLine(details.billingStreet, details.billingHouseNumber),
    city: details.billingCity,
    postcode: details.billingPostcode,
    country_code: details.billingCountry,
  };
}

function shipping(order: OrderToPlace): WireShipping {
  const { details, shipper, settings } = order;
  const name = details.shippingFullName || details.fullName;
  if (!shipper.isAddressRequired) return { name, address: getFallbackAddress(order) };
  const isBusinessNameSent = !details.isBusiness || settings.allowsShippingBusinessNameOfBusiness;
  return {
    name,
    address: toDeliveryAddress(details),
    ...(details.shippingBusinessName && isBusinessNameSent ? { business_name: details.shippingBusinessName } : {}),
    ...(details.shippingPhone ? { phone: details.shippingPhone } : {}),
  };
}

function custom({ details, confirmation, settings }: OrderToPlace): Record<string, string> {
  const fields = {
    custom_order_number: settings.sendsCustomOrderNumber ? confirmation.customOrderNumber : '',
    formalTitle: confirmation.formalTitle,
    ICDPH: details.isBusiness ? details.vatinsvk : '',
    dateOfBirth: confirmation.dateOfBirth,
    companyName: confirmation.companyName,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.split(' ');
  return { firstName, lastName: rest.join(' ') };
}

function business({ businessName, tin, vatin }: DeliveryDetails): WireBusiness {
  return { business_name: businessName, TIN: tin, VATIN: vatin };
}

function registration({ password, passwordConfirmation }: OrderConfirmation) {
  return { password, password_confirmation: passwordConfirmation, registration: true as const };
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
    name: (details.billingInfo && details.billingName) || details.fullName,
    ...splitName(details.fullName),
    email: details.email,
    phone: details.phone,
    billing_address: toBillingAddress(complete),
    ...(details.isBusiness ? { business: business(details) } : {}),
    shipping: shipping(complete),
    custom: custom(complete),
    comment: confirmation.note,
    shipper_comment: confirmation.note_for_shipper,
    payment_id: order.payment.id,
    shipper_id: shipper.id,
    branch_id: isPickUp(shipper) ? (order.branch?.id ?? null) : null,
    terms: true,
    cardRequest: confirmation.cardRequest,
    order_gifts: [...order.orderGiftIds],
    newsletter: confirmation.newsletter,
    heureka_allow: confirmation.complianceHeureka,
    zbozicz_allow: confirmation.complianceZbozi,
    magazine: confirmation.complianceMagazine,
    phone_notification: confirmation.complianceSmsMarketing,
    delivery_time_id: confirmation.deliveryTimeSlot || null,
    utm: order.utm,
    ...(isRegistering(confirmation) ? registration(confirmation) : {}),
  };
}
