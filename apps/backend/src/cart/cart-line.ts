import { metresParameterId, type PartlyTranslated } from '@vyloha/contract';
import type { ParameterRow } from '../catalog/product/rows/load-parameter-rows';
import type { VariantRow } from '../catalog/product/rows/load-variant-rows';
import type { VariantPricing } from '../catalog/pricing/variant-price';
import type { cartItem, product } from '../database/schema';
import type { LinePrice } from './price-line';

export type CartItemRow = typeof cartItem.$inferSelect;

/** Current product data of a line. */
export interface LineProduct {
  variant: VariantRow;
  product: Pick<
    typeof product.$inferSelect,
    'id' | 'name' | 'slug' | 'marketingCode' | 'saleable' | 'freeShipperIds' | 'discounts'
  >;
  /** Titles of the category and its ancestors, from the root down. */
  categoryTitles: PartlyTranslated[];
  /** Those of the product and the variant's own. */
  parameters: ParameterRow[];
  pricing: VariantPricing;
}

/** A cart line; without product data when the product was removed from the shop since. */
export interface CartLine {
  item: CartItemRow;
  lineProduct: LineProduct | null;
  price: LinePrice;
}

/** Units per counted step; 1 for products sold by the piece. */
export function unitsPerStep({ parameters }: Pick<LineProduct, 'parameters'>): number {
  return parameters.find(({ parameterId }) => parameterId === metresParameterId)?.number ?? 1;
}
