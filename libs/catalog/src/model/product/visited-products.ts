import * as v from 'valibot';
import { paths } from '@vyloha/links';
import { parseProductIds } from './product-id';

/** Storage key of the visited products, shared by all tabs. */
export const visitedProductsKey = 'vyloha.visited';

/** Raise it with the format; other versions are ignored. */
const version = 1;

const visitedSchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ version: v.literal(version), ids: v.array(v.string()) }),
    v.transform(({ ids }) => ids),
  ),
  [],
);

/** Ids of the visited products, the newest first, at most `maxCount`; none when the text is invalid. */
export function parseVisitedProducts(text: string | null, maxCount: number): readonly string[] {
  return parseProductIds(v.parse(visitedSchema, text), maxCount);
}

export function formatVisitedProducts(ids: readonly string[]): string {
  return JSON.stringify({ version, ids });
}

/** Moves or adds the product to the beginning. */
export function withVisitedProduct(ids: readonly string[], id: string, maxCount: number): readonly string[] {
  return parseProductIds([id, ...ids], maxCount);
}

const idKey = 'id';

export function visitedProductsUrl(ids: readonly string[]): string {
  return `${paths.visitedProducts()}?${new URLSearchParams(ids.map((id) => [idKey, id]))}`;
}

/** The ids in an address, at most `maxCount`. */
export function parseVisitedIds(query: URLSearchParams, maxCount: number): readonly string[] {
  return parseProductIds(query.getAll(idKey), maxCount);
}
