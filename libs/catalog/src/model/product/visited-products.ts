import * as v from 'valibot';
import { productIdsAmong } from './product-id';

/** Where a browser keeps what its shopper looked at, for all its tabs. */
export const visitedProductsKey = 'vyloha.visited';

/** Rises with the shape; what another version wrote is forgotten. */
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

/** Ids of what was lately looked at, the newest first, at most `most`; none when nothing readable is kept. */
export function parseVisitedProducts(text: string | null, most: number): readonly string[] {
  return productIdsAmong(v.parse(visitedSchema, text), most);
}

export function formatVisitedProducts(ids: readonly string[]): string {
  return JSON.stringify({ version, ids });
}

/** What was just looked at stands first and nowhere else. */
export function withVisitedProduct(ids: readonly string[], id: string, most: number): readonly string[] {
  return productIdsAmong([id, ...ids], most);
}

const idKey = 'id';

/** Where browsers ask for the goods of some ids. */
export const visitedProductsPath = '/naposledy-prohlizene';

export function visitedProductsAddress(ids: readonly string[]): string {
  return `${visitedProductsPath}?${new URLSearchParams(ids.map((id) => [idKey, id]))}`;
}

/** The ids that an address asks for, at most `most`. */
export function visitedIdsOf(query: URLSearchParams, most: number): readonly string[] {
  return productIdsAmong(query.getAll(idKey), most);
}
