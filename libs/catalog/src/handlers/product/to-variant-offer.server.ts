import { deliveryDay, multiplierFrom, shownStock, toQuantity, uncountedStock } from '@vyloha/cart';
import { metresParameterId } from '@vyloha/contract';
import { canBeBought, type Product, type Variant } from '../../model/product/product';
import { pricePerUnit } from '../../model/prices/product-price';
import type { DeliveryPromise, ShownAvailability, VariantOffer } from '../../model/variants/variant-offer';
import type { Surroundings } from './load-surroundings.server';

function multiplierOf(product: Product, variant: Variant): number {
  const metres = [...variant.parameters, ...product.parameters].find(({ id }) => id === metresParameterId);
  return multiplierFrom(metres?.numbers[0]);
}

type StockRules = Surroundings['shownStock'];

function stockOf({ stock }: Variant, multiplier: number, rules: StockRules): ShownAvailability['stock'] {
  const { isAvailable, isChecked, isInStock, pieces } = stock;
  if (!isAvailable) return null;
  if (isChecked) return shownStock(toQuantity(pieces, multiplier), rules.maxShown);
  return isInStock ? uncountedStock(rules.unlimited) : null;
}

function availabilityOf(variant: Variant, multiplier: number, rules: StockRules): ShownAvailability {
  const { isAvailable, text, soldText } = variant.stock;
  return { isAvailable, text: isAvailable ? text : soldText, stock: stockOf(variant, multiplier, rules) };
}

function deliveryOf({ stock }: Variant, { shipper, today }: Surroundings): DeliveryPromise | null {
  const day = shipper && deliveryDay(shipper, stock.delayDays, today);
  return day && { kind: day.kind, date: day.date };
}

/** A variant as a page offers it. */
export function toVariantOffer(product: Product, variant: Variant, surroundings: Surroundings): VariantOffer {
  const multiplier = multiplierOf(product, variant);
  const isBuyable = canBeBought(product, variant);
  return {
    variantId: variant.id,
    isDefaultVariant: variant.id === product.defaultVariantId,
    price: variant.price && pricePerUnit(variant.price, multiplier),
    unit: variant.unit,
    multiplier,
    limits: variant.limits,
    availability: availabilityOf(variant, multiplier, surroundings.shownStock),
    delivery: isBuyable ? deliveryOf(variant, surroundings) : null,
    canBeBought: isBuyable,
  };
}
