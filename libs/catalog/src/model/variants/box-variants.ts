import { productIdsAmong } from '../product/product-id';
import type { ProductBox } from '../product/product-box';
import type { VariantAxis } from './variant-axes';
import type { NamedOffer } from './variant-offer';

/** Goods with a variant chosen in their box, and what else can be chosen there. */
export interface ChosenBox {
  box: ProductBox;
  defaultVariantId: string;
  axes: readonly VariantAxis[];
  /** What a business user may order at once. */
  batch: readonly NamedOffer[];
}

/** As many boxes as a page has, with room to spare. */
const mostProducts = 60;
/** More rows would be a page. */
export const mostBoxRows = 2;

/** Where browsers ask for the variants of goods in boxes. */
export const boxVariantsPath = '/varianty';

/** What is asked about goods besides what can be chosen of them. */
export interface BoxVariantsQuestion {
  /** The one that was chosen of the only product; `null`: none was. */
  variantId: string | null;
  /** Whether all variants are wanted, to order several at once. */
  hasBatch: boolean;
}

export function boxVariantsAddress(
  productIds: readonly string[],
  { variantId = null, hasBatch = false }: Partial<BoxVariantsQuestion> = {},
): string {
  const query = new URLSearchParams(productIds.map((id) => ['id', id]));
  if (variantId !== null) query.set('variant', variantId);
  if (hasBatch) query.set('batch', '1');
  return `${boxVariantsPath}?${query}`;
}

/** What such an address asks for. */
export function parseBoxVariants(query: URLSearchParams): BoxVariantsQuestion & { productIds: readonly string[] } {
  const productIds = productIdsAmong(query.getAll('id'), mostProducts);
  return { productIds, variantId: query.get('variant'), hasBatch: query.has('batch') };
}
