import { asc, desc, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { brand, product } from '../../tables';
import { isOneOf, textArray } from '@vyloha/backend-kernel';
import { defineFacet, optionalIds, wantedFacts } from './facet';

const groupKey = 'brands';

/** By the brand of a product. */
export const brandsFacet = defineFacet({
  request: { field: 'brands', schema: optionalIds },
  toGroups: (ids) => [
    {
      key: groupKey,
      wanted: wantedFacts(groupKey, ids),
      product: sql`exists (select from ${product} p where p.id = e.product_id and p.brand_id = any (${textArray(ids)}))`,
    },
  ],
  counted: {
    from: 'facts',
    rows: sql`
    select id, '', ${groupKey}, brand_id, null, null from listed where brand_id is not null`,
  },
  response: {
    field: 'brands',
    schema: v.array(v.object({ id: v.string(), title: v.string(), slug: v.string(), count: v.number() })),
    async describe({ db }, { values }) {
      const counts = values[groupKey];
      if (counts === undefined) return [];
      const rows = await db
        .select({ id: brand.id, title: brand.title, slug: brand.link })
        .from(brand)
        .where(isOneOf(brand.id, Object.keys(counts)))
        .orderBy(desc(brand.weight), asc(brand.id));
      return rows.map((row) => ({ ...row, count: counts[row.id] ?? 0 }));
    },
  },
});
