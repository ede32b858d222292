import { productIdsAmong } from './product-id';
import type { ProductBox } from './product-box';
import type { VariantAxis } from './variant-axes';

/** Goods with a variant chosen in their box, and what else can be chosen there. */
export interface ChosenBox {
  box: ProductBox;
  defaultVariantId: string;
  axes: readonly VariantAxis[];
}

/** As many boxes as a page has, with room to spare. */
const mostProducts = 60;
/** More rows would be a page. */
export const mostBoxRows = 2;

/** Where browsers ask for the variants of goods in boxes. */
export const boxVariantsPath = '/varianty';

/** @param variantId of the only product */
export function boxVariantsAddress(productIds: readonly string[], variantId: string | null = null): string {
  const query = new URLSearchParams(productIds.map((id) => ['id', id]));
  if (variantId !== null) query.set('variant', variantId);
  return `${boxVariantsPath}?${query}`;
}

/** What such an address asks for. */
export function parseBoxVariants(query: URLSearchParams): { productIds: readonly string[]; variantId: string | null } {
  return { productIds: productIdsAmong(query.getAll('id'), mostProducts), variantId: query.get('variant') };
}
