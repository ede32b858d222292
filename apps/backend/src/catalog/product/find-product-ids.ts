import { asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { listingEntry, product, variant } from '../../database/schema';
import { scopeIdOf, shopScopeId } from '../listing/scope-id';

/** How goods may be asked for; the first kind that is given counts. */
export interface ProductSelection {
  ids: readonly string[];
  slugs: readonly string[];
  codes: readonly string[];
  eans: readonly string[];
  variantCodes: readonly string[];
  variantEans: readonly string[];
  categoryIds: readonly string[];
  /** So many at random, of the categories when those are given, else of the whole shop. */
  random: number | null;
}

export const maxProducts = 200;

/** Ids of products by another key, in the order in which the keys were given. */
async function idsByKey(db: Database, keys: readonly string[], key: SQL<string>, condition: SQL | undefined) {
  const rows = await db
    .selectDistinct({ id: product.id, key })
    .from(product)
    .leftJoin(variant, eq(variant.productId, product.id))
    .where(condition)
    .orderBy(asc(product.id));
  const places = new Map(keys.map((value, place) => [value, place]));
  const placeOf = (row: { key: string }) => places.get(row.key) ?? keys.length;
  return rows.sort((a, b) => placeOf(a) - placeOf(b)).map(({ id }) => id);
}

/** A code may be the catalogue's or the one used in marketing; the answer keeps whichever was asked. */
function byCode(db: Database, codes: readonly string[], table: typeof product | typeof variant) {
  const wanted = [...codes];
  const key = sql<string>`case when ${inArray(table.catalogCode, wanted)}
    then ${table.catalogCode} else ${table.marketingCode} end`;
  return idsByKey(db, codes, key, or(inArray(table.catalogCode, wanted), inArray(table.marketingCode, wanted)));
}

function byEan(db: Database, eans: readonly string[]) {
  return idsByKey(db, eans, sql<string>`${variant.ean}`, inArray(variant.ean, [...eans]));
}

function bySlug(db: Database, slugs: readonly string[]) {
  const cs = sql<string>`${product.slug} ->> 'cs'`;
  const sk = sql<string>`${product.slug} ->> 'sk'`;
  const wanted = [...slugs];
  const key = sql<string>`case when ${inArray(cs, wanted)} then ${cs} else ${sk} end`;
  return idsByKey(db, slugs, key, or(inArray(cs, wanted), inArray(sk, wanted)));
}

async function listed(db: Database, { categoryIds, random }: ProductSelection): Promise<string[]> {
  const scopes = categoryIds.map((id) => scopeIdOf({ kind: 'category', id }));
  const inScope = scopes.length === 0 ? eq(listingEntry.scopeId, shopScopeId) : inArray(listingEntry.scopeId, scopes);
  const rows = await db
    .select({ id: listingEntry.productId })
    .from(listingEntry)
    .where(inScope)
    .groupBy(listingEntry.productId)
    .orderBy(random === null ? sql`min(${listingEntry.rank}), ${listingEntry.productId}` : sql`random()`)
    .limit(Math.min(random ?? maxProducts, maxProducts));
  return rows.map(({ id }) => id);
}

/** Ids of the wanted products, at most 200; nothing wanted finds nothing. */
export async function findProductIds(db: Database, wanted: ProductSelection): Promise<string[]> {
  const found = await find(db, wanted);
  return [...new Set(found)].slice(0, maxProducts);
}

async function find(db: Database, wanted: ProductSelection): Promise<readonly string[]> {
  if (wanted.ids.length > 0) return wanted.ids;
  if (wanted.slugs.length > 0) return bySlug(db, wanted.slugs);
  if (wanted.codes.length > 0) return byCode(db, wanted.codes, product);
  if (wanted.eans.length > 0) return byEan(db, wanted.eans);
  if (wanted.variantCodes.length > 0) return byCode(db, wanted.variantCodes, variant);
  if (wanted.variantEans.length > 0) return byEan(db, wanted.variantEans);
  if (wanted.categoryIds.length > 0 || wanted.random !== null) return listed(db, wanted);
  return [];
}
