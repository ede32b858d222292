import { asc, sql } from 'drizzle-orm';
import { pickTranslation } from '@vyloha/contract';
import * as v from 'valibot';
import { product, tag } from '../../tables';
import { isOneOf, textArray } from '@vyloha/backend-kernel';
import { defineFacet, optionalIds, wantedFacts } from './facet';

export const tagsGroup = 'tags';

/** By the tags of products; only those visible in the catalogue are offered. */
export const tagsFacet = defineFacet({
  request: { field: 'tags', schema: optionalIds },
  toGroups: (ids) => [
    {
      key: tagsGroup,
      wanted: wantedFacts(tagsGroup, ids),
      product: sql`exists (select from ${product} p where p.id = e.product_id and p.tag_ids && ${textArray(ids)})`,
    },
  ],
  counted: {
    from: 'facts',
    rows: sql`
    select tagged.id, '', ${tagsGroup}, t.id, null, null
    from listed tagged join ${tag} t on t.id = any (tagged.tag_ids) and t.visible_in_catalog`,
  },
  response: {
    field: 'tags',
    schema: v.array(v.object({ id: v.string(), text: v.string(), count: v.number() })),
    async describe({ db, locale }, { values }) {
      const counts = values[tagsGroup];
      if (counts === undefined) return [];
      const rows = await db
        .select({ id: tag.id, text: tag.text })
        .from(tag)
        .where(isOneOf(tag.id, Object.keys(counts)))
        .orderBy(asc(tag.id));
      return rows.map(({ id, text }) => ({ id, text: pickTranslation(text, locale), count: counts[id] ?? 0 }));
    },
  },
});
