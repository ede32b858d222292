import { type CartShipper, deliveryDay } from '@vyloha/cart';
import type { DeliveryPromise } from '../variants/variant-offer';
import { leastValueMinor } from './delivery-terms';
import type { Product, Variant } from './product';

/** A way to get what is shown: the least amount of it that can be bought, alone in the cart. */
export interface DeliveryOption {
  id: string;
  name: string;
  type: CartShipper['type'];
  /** `null` while the shipper promises none. */
  delivery: DeliveryPromise | null;
  /** In the shopper's tax display; without the fee of a payment. */
  priceMinor: number;
}

interface DeliveryOptionsInput {
  product: Pick<Product, 'freeShipperIds'>;
  variant: Pick<Variant, 'stock' | 'price' | 'limits'>;
  canBeBought: boolean;
  /** Those that deliver to the shopper's country, in the order of the checkout. */
  shippers: readonly CartShipper[];
  /** `YYYY-MM-DD`. */
  today: string;
  displayVat: boolean;
}

/** @returns none for what cannot be bought: nothing is delivered */
export function deliveryOptions(input: DeliveryOptionsInput): DeliveryOption[] {
  const { product, variant, canBeBought, shippers, today, displayVat } = input;
  if (!canBeBought) return [];
  const valueMinor = leastValueMinor(variant);
  return shippers.map((shipper) => {
    const { id, name, type, price, freeShippingAtMinor } = shipper;
    const isValueEnough = freeShippingAtMinor !== null && valueMinor >= freeShippingAtMinor;
    const isFree = isValueEnough || product.freeShipperIds.includes(id);
    const day = deliveryDay(shipper, variant.stock.delayDays, today);
    return {
      id,
      name,
      type,
      delivery: day && { kind: day.kind, date: day.date },
      priceMinor: isFree ? 0 : displayVat ? price.withTaxMinor : price.withoutTaxMinor,
    };
  });
}
