import { toAddressLines, type PostalAddress } from '@vyloha/contract';
import type { DeliveryDetails } from '../delivery-details/delivery-details';
import type { PlacedAs } from '../delivery-details/delivery-field';
import { deliveryFields } from '../delivery-details/delivery-fields';
import { toPayloadPart, type PayloadPart } from './payload-part';

/** One part of the order's payload that comes from the delivery details. */
export type DeliveryPart<Part extends PlacedAs[0]> = PayloadPart<typeof deliveryFields, DeliveryDetails, Part>;

export function toDeliveryPart<Part extends PlacedAs[0]>(details: DeliveryDetails, part: Part): DeliveryPart<Part> {
  return toPayloadPart(deliveryFields, details, part);
}

/** The address of delivery: every field of a postal address comes from the form. */
export function toDeliveryAddress(details: DeliveryDetails): Required<PostalAddress> {
  return toDeliveryPart(details, 'address');
}

/** The address of the invoice, where the form has one. */
export function toBillingAddress(details: DeliveryDetails): Required<PostalAddress> {
  return toDeliveryPart(details, 'billing');
}

/** The printed lines of the address of delivery, without the country. */
export function toDeliveryLines(details: DeliveryDetails): string[] {
  return toAddressLines(toDeliveryAddress(details));
}
