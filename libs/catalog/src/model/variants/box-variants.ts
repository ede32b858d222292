import { paths } from '@vyloha/links';
import { parseProductIds } from '../product/product-id';
import type { ProductBox } from '../product/product-box';
import type { VariantAxis } from './variant-axes';
import type { NamedOffer } from './variant-offer';

/** A product with the variant selected in its box, and its options. */
export interface SelectedBox {
  box: ProductBox;
  defaultVariantId: string;
  axes: readonly VariantAxis[];
  /** Variants that a business user may order at once. */
  batch: readonly NamedOffer[];
}

/** More than a page has boxes. */
const maxProducts = 60;
/** Limits the height of a box. */
export const maxBoxRows = 2;

/** Options of the request besides the ids. */
export interface BoxVariantsQuery {
  /** The selected variant of the only product; `null`: none is selected. */
  variantId: string | null;
  /** Those that the boxes show without a selection, where they are not the default ones. */
  listedIds: ReadonlySet<string>;
  /** Whether all variants are requested, to order several at once. */
  hasBatch: boolean;
}

export function boxVariantsUrl(
  productIds: readonly string[],
  { variantId = null, listedIds = new Set(), hasBatch = false }: Partial<BoxVariantsQuery> = {},
): string {
  const query = new URLSearchParams(productIds.map((id) => ['id', id]));
  for (const id of listedIds) query.append('listed', id);
  if (variantId !== null) query.set('variant', variantId);
  if (hasBatch) query.set('batch', '1');
  return `${paths.boxVariants()}?${query}`;
}

/** The request in such an address. */
export function parseBoxVariantsQuery(query: URLSearchParams): BoxVariantsQuery & { productIds: readonly string[] } {
  const productIds = parseProductIds(query.getAll('id'), maxProducts);
  const listedIds = new Set(query.getAll('listed').slice(0, maxProducts));
  return { productIds, variantId: query.get('variant'), listedIds, hasBatch: query.has('batch') };
}
