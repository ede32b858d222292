import { pickTranslation } from '@vyloha/contract';
import { asc, desc, sql } from 'drizzle-orm';
import { isOneOf } from '@vyloha/backend-kernel';
import * as v from 'valibot';
import { stock } from '../../tables';
import { branch, warehouse } from '@vyloha/backend-shop/tables';
import { defineFacet, hasFact, optionalIds } from './facet';

const groupKey = 'branches';

/** By the branches whose warehouse has the shown variant, which can be bought. */
export const branchesFacet = defineFacet({
  request: { field: 'branches', schema: optionalIds },
  toGroups: (ids) => [{ key: groupKey, ...hasFact(groupKey, ids) }],
  counted: {
    from: 'facts',
    rows: sql`
    select stored.product_id, stored.variant_id, ${groupKey}, b.id, null, null
    from listed sold join listed_variant stored on stored.product_id = sold.id and stored.available
    join ${stock} s on s.variant_id = stored.variant_id and s.amount > 0
    join ${warehouse} w on w.id = s.warehouse_id and not w.virtual
    join ${branch} b on b.warehouse_id = w.id`,
  },
  response: {
    field: 'branches',
    schema: v.array(v.object({ id: v.string(), title: v.string(), slug: v.string(), count: v.number() })),
    async describe({ db, locale }, { values }) {
      const counts = values[groupKey];
      if (counts === undefined) return [];
      const rows = await db
        .select({ id: branch.id, title: branch.name, slug: branch.slug })
        .from(branch)
        .where(isOneOf(branch.id, Object.keys(counts)))
        .orderBy(desc(branch.weight), asc(branch.id));
      return rows.map(({ id, title, slug }) => ({
        id,
        title: pickTranslation(title, locale),
        slug: pickTranslation(slug, locale),
        count: counts[id] ?? 0,
      }));
    },
  },
});
