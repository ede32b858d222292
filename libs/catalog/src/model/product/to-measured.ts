import { type MeasuredItem, toMeasuredItem } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import type { Product, Variant } from './product';

/** A variant of a product as measuring knows it. */
export function toMeasured(
  { name, brand, breadcrumbs }: Product,
  { id, name: variantName, price }: Variant,
): MeasuredItem {
  return toMeasuredItem({
    variantId: id,
    productName: name,
    variantName,
    brandName: brand?.title ?? null,
    categories: breadcrumbs.map(({ title }) => title),
    unitPrice: price && fromMinor(price.current.withTaxMinor),
  });
}
