import type { Locale } from '@vyloha/contract';
import { sql, type SQL } from 'drizzle-orm';
import { brand, category, parameterValue, productParameter, variant } from '../../tables';
import { searchColumn } from '@vyloha/backend-kernel/tables';
import { defaultLocale } from '@vyloha/contract';
import { localizedText } from '@vyloha/backend-kernel';
import { prepositions } from '../../../search/function-words';

/** A text as terms without diacritics, separated by spaces. */
const plain = (text: SQL): SQL => sql`regexp_replace(lower(unaccent(${text})), '[^a-z0-9]+', ' ', 'g')`;

/** A name up to its first preposition: 'Kryt na květináč' is a cover. */
const head = (name: SQL): SQL => sql`regexp_replace(${name}, ${sql.raw(`' (${prepositions.join('|')}) .*$'`)}, '')`;

const weighted = (text: SQL, weight: 'A' | 'B' | 'C' | 'D'): SQL =>
  sql`setweight(to_tsvector('simple', coalesce(${text}, '')), ${sql.raw(`'${weight}'`)})`;

/**
 * The terms of a product `p` of `listed l`, weighed by where they are: A what it is called, B its category and brand, C
 * what else describes it (the rest of its name, its variants and parameter values, the categories above), D its texts.
 * Ordered, so that the same product has the same vector however often it is made.
 */
export function searchVector(locale: Locale): SQL {
  const column = (name: string) => sql`p.${sql.identifier(name)}`;
  const [own, fallback] = [searchColumn(locale), searchColumn(defaultLocale)].map(column);
  const described = sql`concat_ws(' ',
      ${localizedText(sql`p.fullname`, locale)},
      (select string_agg(${localizedText(sql`v.fullname`, locale)}, ' ' order by v.id)
        from ${variant} v where v.product_id = p.id),
      (select string_agg(${localizedText(sql`pv.title`, locale)}, ' '
          order by pp.parameter_id, pp.value_id, pp.variant_id)
        from ${productParameter} pp join ${parameterValue} pv on pv.id = pp.value_id where pp.product_id = p.id),
      (select string_agg(${localizedText(sql`above.title`, locale)}, ' ' order by above.id)
        from ${category} above where above.id = any (c.ancestor_ids)))`;
  const placed = sql`concat_ws(' ', ${localizedText(sql`c.title`, locale)}, b.title)`;
  return sql`(${weighted(head(plain(localizedText(sql`p.name`, locale))), 'A')} || ${weighted(plain(placed), 'B')}
    || ${weighted(plain(described), 'C')}
    || ${weighted(sql`array_to_string(tsvector_to_array(coalesce(${own}, ${fallback})), ' ')`, 'D')})`;
}

/** Joins what `searchVector` reads. */
export const searchVectorJoins: SQL = sql`join ${category} c on c.id = p.category_id
  left join ${brand} b on b.id = p.brand_id`;
