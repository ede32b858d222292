import { sql, type SQL } from 'drizzle-orm';
import type { CatalogContext } from '../catalog/catalog-context';
import { isVisibleTo } from '../catalog/visible-to';
import { searchEntry } from './tables';
import { nameDistance } from './name-distance';
import { productsByCode } from './products-by-code';
import { isFound, namedIn, type ResolvedQuery } from './resolve-query';

/** Larger than any rank: a better match always ranks before a worse one. */
const rankStep = 2 ** 32;
/** A product whose code is the query ranks first. */
const codeDistance = -1000;

type Reader = Pick<CatalogContext, 'groups'>;

/**
 * Found products as rows of a listing (product_id, available, sold_count, rating, added_at,
 * rank): code matches first, then by where they
 * match, availability, promotion and sales.
 */
export function searchSource(reader: Reader, query: string, resolved: ResolvedQuery | null): SQL {
  const rankedProducts = (distance: SQL) => sql`select product_id, available, sold_count, rating, added_at,
      rank::bigint + ${distance} * ${rankStep}::bigint as rank from ${searchEntry}`;
  const byCode = sql`${rankedProducts(sql`${codeDistance}::int`)}
    where product_id in (select id from coded) and ${isVisibleTo(searchEntry.visibleToGroups, reader.groups)}`;
  const byWords =
    resolved?.match == null
      ? sql``
      : sql`union all ${rankedProducts(nameDistance(namedIn(resolved.locales), resolved))}
      where ${isFound(reader, resolved.match)} and product_id not in (select id from coded)`;
  return sql`with coded as materialized (${productsByCode(query)}) ${byCode} ${byWords}`;
}
