import * as v from 'valibot';
import type { ShopperQuery } from './shopper-query';

/** Requests a path of the backend with headers, and returns the parsed response. @throws when it fails */
export type CallBackend = (path: string, headers: Record<string, string>) => Promise<unknown>;

/** What a shopper sees first. */
export interface Found {
  /** Ids, the best first. */
  productIds: readonly string[];
  /** Ids, slugs and ends of addresses of the other things, the best of each kind. */
  names: ReadonlySet<string>;
}

/** What a shopper sees without scrolling, of each kind. */
const firstCount = 5;

const listingResponse = v.object({ productIds: v.array(v.string()) });
const contentResponse = v.record(v.string(), v.unknown());
const foundItems = v.object({ entities: v.array(v.record(v.string(), v.unknown())) });

/** Fields of found things that say what they are and where they lead. */
const namingFields = new Set([
  ...['id', '_id', 'slug', 'path', 'link', 'target', 'urlRewrite', 'page_meta', 'href', 'url'],
  ...['cs', 'sk'],
]);

/** The ids, and the last parts of the addresses, in an entity of whatever kind. */
function* namesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    yield value;
    yield value.split(/[/?#=&]/).findLast((part) => part !== '') ?? value;
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) if (namingFields.has(field)) yield* namesIn(inner);
  }
}

/** Categories and virtual categories are one list of the page. */
function* firstOfEachKind({ categories, virtualCategories, ...others }: Record<string, unknown>) {
  const entitiesOf = (kind: unknown) => {
    const parsed = v.safeParse(foundItems, kind);
    return parsed.success ? parsed.output.entities : [];
  };
  yield* [...entitiesOf(categories), ...entitiesOf(virtualCategories)].slice(0, firstCount);
  for (const kind of Object.values(others)) yield* entitiesOf(kind).slice(0, firstCount);
}

const listingPath = (scope: object) =>
  `/cms/api/catalog/v2/state?scope=${Buffer.from(JSON.stringify(scope)).toString('base64url')}`;

/**
 * Asks as the first page of the storefront's results does, of a guest: products by the listing, which reads words about
 * the price as their filter does, all other kinds by the search. The backend leaves out short terms itself.
 */
export async function askSearch(
  callBackend: CallBackend,
  { query: q, language }: Pick<ShopperQuery, 'query' | 'language'>,
  address: string,
): Promise<Found> {
  const headers = {
    'x-locale': language,
    'x-currency': language === 'cs' ? 'CZK' : 'EUR',
    'x-user-variant': 'b2c',
    // Each shopper has a limit of searches.
    'x-forwarded-for': address,
  };
  // What can be filtered by costs more than the rest and tells nothing here.
  const scope = { query: q, sort: 'DefaultSort', page: 1, perPage: 21, facets: false };
  const [listing, content] = await Promise.all([
    callBackend(listingPath(scope), headers),
    callBackend(`/cms/search?${new URLSearchParams({ q, skip: '0', limit: '10', without: 'products' })}`, headers),
  ]);
  const { productIds } = v.parse(listingResponse, listing);
  const entities = [...firstOfEachKind(v.parse(contentResponse, content))];
  return {
    productIds: productIds.slice(0, firstCount),
    names: new Set(entities.flatMap((entity) => [...namesIn(entity)])),
  };
}
