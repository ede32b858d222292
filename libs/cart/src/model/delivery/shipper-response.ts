import { displayText, optionalPicture, optionalString, optionalText, shipperTypes } from '@vyloha/contract';
import { optionalMoney } from '@vyloha/money';
import * as v from 'valibot';
import type { CartShipper } from './cart-shipper';
import { moneyOrZero } from '../money-or-zero';

/** A shipper on the wire, as in `/shippers`, `/cart/shippers` and the cart's `fastestShipper`. */
export const shipperResponse = v.pipe(
  v.object({
    id: v.string(),
    code: v.string(),
    name: displayText,
    description: optionalText,
    image: optionalPicture,
    type: v.picklist(shipperTypes),
    prices: v.object({ withTax: moneyOrZero, withoutTax: moneyOrZero }),
    freeShippingAt: optionalMoney,
    blockedPayments: v.nullish(v.array(v.string()), []),
    availableCountriesCodes: v.nullish(v.array(v.string()), []),
    requiredAddress: v.nullish(v.boolean(), true),
    delivery: v.nullish(v.object({ nearestDeliveryDate: optionalString }), null),
  }),
  v.transform((wire): CartShipper => ({
    id: wire.id,
    code: wire.code,
    name: wire.name,
    description: wire.description,
    picture: wire.image,
    type: wire.type,
    price: { withTaxMinor: wire.prices.withTax, withoutTaxMinor: wire.prices.withoutTax },
    freeShippingAtMinor: wire.freeShippingAt,
    blockedPaymentIds: wire.blockedPayments,
    countryCodes: wire.availableCountriesCodes,
    isAddressRequired: wire.requiredAddress,
    nearestDeliveryDate: wire.delivery?.nearestDeliveryDate ?? null,
  })),
);

export const shippersResponse = v.array(shipperResponse);
