import { paths } from '@vyloha/links';
import { parseProductIds } from './product-id';

/** A product that the search field suggests. */
export interface SuggestedProduct {
  id: string;
  /** The variant that the query names; `null`: the one that boxes show. */
  variantId: string | null;
}

/** Where browsers request the offers of such products. */
export function suggestedOffersUrl(products: readonly SuggestedProduct[]): string {
  const query = new URLSearchParams(products.map(({ id }) => ['id', id]));
  for (const { variantId } of products) if (variantId !== null) query.append('variant', variantId);
  return `${paths.suggestedOffers()}?${query}`;
}

interface SuggestedOffersQuery {
  productIds: readonly string[];
  /** Those that the query names. */
  variantIds: ReadonlySet<string>;
}

/** The request in such an address, at most `maxCount` products. */
export function parseSuggestedOffersQuery(query: URLSearchParams, maxCount: number): SuggestedOffersQuery {
  const productIds = parseProductIds(query.getAll('id'), maxCount);
  return { productIds, variantIds: new Set(parseProductIds(query.getAll('variant'), maxCount)) };
}
