import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { locales } from '@vyloha/contract';
import { type Database, isOneOf, storedText } from '@vyloha/backend-kernel';
import { listingEntry, product, variant } from '../tables';
import { plainCode } from '@vyloha/backend-kernel/tables';
import { scopeIdOf, shopScopeId } from '../listing/scope-id';

/** Ways to select products; the first one given applies. */
export interface ProductSelection {
  ids: readonly string[];
  slugs: readonly string[];
  codes: readonly string[];
  eans: readonly string[];
  variantCodes: readonly string[];
  variantEans: readonly string[];
  categoryIds: readonly string[];
  /** Number of random products, from the given categories, else from the whole shop. */
  random: number | null;
}

export const maxProducts = 200;

/** Ids of products by another key, in the order of the keys. */
async function findIdsByKey(db: Database, keys: readonly string[], key: SQL<string>, condition: SQL | undefined) {
  const rows = await db
    .selectDistinct({ id: product.id, key })
    .from(product)
    .leftJoin(variant, eq(variant.productId, product.id))
    .where(condition)
    .orderBy(asc(product.id));
  const positions = new Map(keys.map((value, position) => [value, position]));
  const positionOf = (row: { key: string }) => positions.get(row.key) ?? keys.length;
  return rows.sort((a, b) => positionOf(a) - positionOf(b)).map(({ id }) => id);
}

/**
 * Matches the catalogue code or the marketing code, in any letter case; the result is ordered by the requested codes. The
 * index is by codes without separators, of which several may be one.
 */
function findByCode(db: Database, codes: readonly string[], table: typeof product | typeof variant) {
  const requested = [...new Set(codes.map((code) => code.toLowerCase()))];
  const plain = requested.map((code) => plainCode(sql`${code}::text`));
  const { catalogCode, marketingCode } = table;
  const isRequested = (code: typeof catalogCode | typeof marketingCode) =>
    and(inArray(plainCode(code), plain), inArray(sql`lower(${code})`, requested));
  const key = sql<string>`lower(case when ${isRequested(catalogCode)} then ${catalogCode} else ${marketingCode} end)`;
  return findIdsByKey(db, requested, key, or(isRequested(catalogCode), isRequested(marketingCode)));
}

function findByEan(db: Database, eans: readonly string[]) {
  return findIdsByKey(db, eans, sql<string>`${variant.ean}`, isOneOf(variant.ean, eans));
}

function findBySlug(db: Database, slugs: readonly string[]) {
  const requested = [...slugs];
  const matches = locales.map((locale) => {
    const slug = storedText(product.slug, locale);
    return { slug, isRequested: isOneOf(slug, requested) };
  });
  const cases = matches.map(({ slug, isRequested }) => sql`when ${isRequested} then ${slug}`);
  const key = sql<string>`case ${sql.join(cases, sql` `)} end`;
  return findIdsByKey(db, slugs, key, or(...matches.map(({ isRequested }) => isRequested)));
}

async function findListed(db: Database, { categoryIds, random }: ProductSelection): Promise<string[]> {
  const scopes = categoryIds.map((id) => scopeIdOf({ kind: 'category', id }));
  const inScope = scopes.length === 0 ? eq(listingEntry.scopeId, shopScopeId) : isOneOf(listingEntry.scopeId, scopes);
  const rows = await db
    .select({ id: listingEntry.productId })
    .from(listingEntry)
    .where(inScope)
    .groupBy(listingEntry.productId)
    .orderBy(random === null ? sql`min(${listingEntry.rank}), ${listingEntry.productId}` : sql`random()`)
    .limit(Math.min(random ?? maxProducts, maxProducts));
  return rows.map(({ id }) => id);
}

/** Ids of the requested products, at most 200; an empty selection finds nothing. */
export async function findProductIds(db: Database, requested: ProductSelection): Promise<string[]> {
  const found = await findSelected(db, requested);
  return [...new Set(found)].slice(0, maxProducts);
}

async function findSelected(db: Database, requested: ProductSelection): Promise<readonly string[]> {
  if (requested.ids.length > 0) return requested.ids;
  if (requested.slugs.length > 0) return findBySlug(db, requested.slugs);
  if (requested.codes.length > 0) return findByCode(db, requested.codes, product);
  if (requested.eans.length > 0) return findByEan(db, requested.eans);
  if (requested.variantCodes.length > 0) return findByCode(db, requested.variantCodes, variant);
  if (requested.variantEans.length > 0) return findByEan(db, requested.variantEans);
  if (requested.categoryIds.length > 0 || requested.random !== null) return findListed(db, requested);
  return [];
}
