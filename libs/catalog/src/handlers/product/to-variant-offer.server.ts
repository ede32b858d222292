import { deliveryDay, multiplierFrom, toDisplayStock, toQuantity, toUncountedDisplayStock } from '@vyloha/cart';
import { metresParameterId } from '@vyloha/contract';
import { canBeBought, type Product, type Variant } from '../../model/product/product';
import { pricePerUnit } from '../../model/prices/product-price';
import type { DeliveryPromise, AvailabilityView, VariantOffer } from '../../model/variants/variant-offer';
import type { OfferContext } from './load-offer-context.server';

function multiplierOf(product: Product, variant: Variant): number {
  const metres = [...variant.parameters, ...product.parameters].find(({ id }) => id === metresParameterId);
  return multiplierFrom(metres?.numbers[0]);
}

type StockRules = OfferContext['stockSettings'];

function stockOf({ stock }: Variant, multiplier: number, rules: StockRules): AvailabilityView['stock'] {
  const { isAvailable, isChecked, isInStock, pieces } = stock;
  if (!isAvailable) return null;
  if (isChecked) return toDisplayStock(toQuantity(pieces, multiplier), rules.maxVisible);
  return isInStock ? toUncountedDisplayStock(rules.unlimited) : null;
}

function availabilityOf(variant: Variant, multiplier: number, rules: StockRules): AvailabilityView {
  const { isAvailable, text, soldOutText } = variant.stock;
  return { isAvailable, text: isAvailable ? text : soldOutText, stock: stockOf(variant, multiplier, rules) };
}

function deliveryOf({ stock }: Variant, { shipper, today }: OfferContext): DeliveryPromise | null {
  const day = shipper && deliveryDay(shipper, stock.delayDays, today);
  return day && { kind: day.kind, date: day.date };
}

/** A variant as offered on a page. */
export function toVariantOffer(product: Product, variant: Variant, offerContext: OfferContext): VariantOffer {
  const multiplier = multiplierOf(product, variant);
  const isBuyable = canBeBought(product, variant);
  const isSold = product.isSaleable && variant.price !== null;
  return {
    variantId: variant.id,
    isDefaultVariant: variant.id === product.defaultVariantId,
    price: variant.price && pricePerUnit(variant.price, multiplier),
    unit: variant.unit,
    multiplier,
    limits: variant.limits,
    availability: isSold ? availabilityOf(variant, multiplier, offerContext.stockSettings) : null,
    delivery: isBuyable ? deliveryOf(variant, offerContext) : null,
    canBeBought: isBuyable,
  };
}
