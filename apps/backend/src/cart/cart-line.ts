import { metresParameterId } from '@vyloha/contract';
import type { ParameterRow } from '../catalog/product/rows/load-parameter-rows';
import type { ProductRow } from '../catalog/product/rows/load-product-rows';
import type { VariantRow } from '../catalog/product/rows/load-variant-rows';
import type { VariantPricing } from '../catalog/pricing/variant-price';
import type { cartItem } from '../database/schema';
import type { LinePrice } from './price-line';

export type CartItemRow = typeof cartItem.$inferSelect;

/** The goods behind a line as they are now. */
export interface LineGoods {
  variant: VariantRow;
  product: ProductRow;
  /** Titles of the category and its ancestors, from the root down. */
  categoryTitles: string[];
  /** Those of the product and the variant's own. */
  parameters: ParameterRow[];
  pricing: VariantPricing;
}

/** A line of a cart; without goods when they are gone from the shop since. */
export interface CartLine {
  item: CartItemRow;
  goods: LineGoods | null;
  price: LinePrice;
}

/** How much of the unit one counted step is; 1 for goods sold by the piece. */
export function unitsPerStep({ parameters }: Pick<LineGoods, 'parameters'>): number {
  return parameters.find(({ parameterId }) => parameterId === metresParameterId)?.number ?? 1;
}
