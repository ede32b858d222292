import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';
import { chargeResponse } from './charge-response';
import { logoResponse } from './logo-response';
import type { Shipper } from './shipper';

const shipperResponse = v.pipe(
  v.object({
    id: v.string(),
    code: v.string(),
    name: v.string(),
    description: v.nullable(v.string()),
    image: logoResponse,
    type: v.string(),
    prices: chargeResponse,
    freeShippingAt: v.nullable(moneySchema),
    blockedPayments: v.array(v.string()),
    availableCountriesCodes: v.array(v.string()),
    requiredAddress: v.boolean(),
    delivery: v.object({ nearestDeliveryDate: v.nullable(v.string()) }),
  }),
  v.transform((wire): Shipper => ({
    id: wire.id,
    code: wire.code,
    name: wire.name,
    description: wire.description,
    logo: wire.image,
    isPickUp: wire.type === 'PERSONAL',
    price: wire.prices,
    freeFromMinor: wire.freeShippingAt,
    blockedPaymentIds: wire.blockedPayments,
    countryCodes: wire.availableCountriesCodes,
    requiresAddress: wire.requiredAddress,
    nearestDeliveryDate: wire.delivery.nearestDeliveryDate,
  })),
);

/** Shippers as `GET /api/v1/cart/shippers` answers them. */
export const shippersResponse = v.array(shipperResponse);
