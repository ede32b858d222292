import * as v from 'valibot';
import { type OrderRow, type PlaceInput, placeInput } from '@vyloha/backend-orders';
import { HttpError } from '@vyloha/backend-kernel';

/** The name that an order is stored with, in two: the last word is the last name. */
function splitName(name: string) {
  const words = name.trim().split(/\s+/);
  const lastName = words.at(-1) ?? name;
  return { firstName: words.slice(0, -1).join(' ') || lastName, lastName };
}

/**
 * The input that would place an order again: addresses, shipping, payment its own number and the age that was
 * declared. Consents, coupon, gifts
 * and the time window were for that order alone.
 * @throws HttpError 422 where nothing can be ordered with what was filled in then
 */
export function toPlaceInput(order: OrderRow): PlaceInput {
  const parsed = v.safeParse(placeInput, {
    name: order.name,
    ...splitName(order.name),
    email: order.email,
    phone: order.phone,
    billing_address: {
      street: order.billingStreet,
      city: order.billingCity,
      postcode: order.billingPostcode,
      country_code: order.billingCountryCode,
    },
    business:
      order.businessName === null ? null : { business_name: order.businessName, TIN: order.tin ?? '', VATIN: '' },
    shipping: {
      name: order.shippingName,
      business_name: order.shippingBusinessName ?? '',
      phone: order.shippingPhone ?? '',
      address: {
        street: order.shippingStreet,
        city: order.shippingCity,
        postcode: order.shippingPostcode,
        country_code: order.shippingCountryCode,
      },
    },
    custom: {
      custom_order_number: order.customOrderNumber ?? '',
      formalTitle: order.formalTitle ?? '',
      dateOfBirth: order.dateOfBirth ?? '',
      companyName: order.companyName ?? '',
    },
    shipper_comment: order.shipperComment ?? '',
    payment_id: order.paymentId,
    shipper_id: order.shipperId,
    branch_id: order.branchId,
    age_confirmed: order.ageConfirmed,
    terms: true,
  });
  if (!parsed.success) throw new HttpError(422, [{ key: 'scheduleInput', code: 'invalid' }]);
  const { business, custom } = parsed.output;
  // Numbers of orders from before they were checked do not keep one from being placed again.
  return {
    ...parsed.output,
    business: business && { ...business, VATIN: order.vatin ?? '' },
    custom: { ...custom, ICDPH: order.vatinSvk },
  };
}
