import type { Locale } from '@vyloha/contract';
import { sql, type SQL } from 'drizzle-orm';
import { brand, category, parameter, parameterValue, productParameter, tag, variant } from '../../tables';
import { plainCode, searchColumn } from '@vyloha/backend-kernel/tables';
import { defaultLocale } from '@vyloha/contract';
import { localizedText } from '@vyloha/backend-kernel';
import { prepositions } from '../../../search/function-words';

/**
 * A text as terms without diacritics, separated by spaces. Amounts are written in one way, so that each is found however
 * it is typed: '20m' and '20 m' are two terms, '50x70' and '50 × 70', too, and '2,5' is one: `2d5`.
 */
const plain = (text: SQL): SQL =>
  [
    ['([0-9])[.,]([0-9])', '\\1d\\2'],
    ['([0-9])\\s*[x*]\\s*(?=[0-9])', '\\1 '],
    ['[^a-z0-9]+', ' '],
    ['\\m([0-9]+(d[0-9]+)?)([a-z]{1,3}[23]?)\\M', '\\1 \\3'],
  ].reduce(
    (result, [pattern, replacement]) =>
      sql`regexp_replace(${result}, ${sql.raw(`'${pattern}', '${replacement}'`)}, 'g')`,
    sql`lower(unaccent(${text}))`,
  );

/** A name up to its first preposition: 'Kryt na květináč' is a cover. */
const head = (name: SQL): SQL => sql`regexp_replace(${name}, ${sql.raw(`' (${prepositions.join('|')}) .*$'`)}, '')`;

const weighted = (text: SQL, weight: 'A' | 'B' | 'C' | 'D'): SQL =>
  sql`setweight(to_tsvector('simple', coalesce(${text}, '')), ${sql.raw(`'${weight}'`)})`;

/** Values and numbers with their units of the parameters `pp` that meet a condition, in a fixed order. */
const parameterTexts = (locale: Locale, condition: SQL): SQL => sql`
  (select string_agg(case when pp.number is null then ${localizedText(sql`pv.title`, locale)}
      else concat_ws(' ', pp.number, ${parameter}.unit) end, ' '
      order by pp.parameter_id, pp.value_id, pp.variant_id)
    from ${productParameter} pp join ${parameter} on ${parameter}.id = pp.parameter_id
    left join ${parameterValue} pv on pv.id = pp.value_id where ${condition})`;

/** Codes of a row as they are typed without separators: a beginning finds them. */
const codes = (row: SQL): SQL =>
  sql`concat_ws(' ', ${plainCode(sql`${row}.catalog_code`)}, ${plainCode(sql`${row}.marketing_code`)})`;

/** What describes a variant `v` in itself: its name, its own parameters, its codes. */
export const variantVector = (locale: Locale): SQL =>
  sql`${weighted(
    sql`${plain(sql`concat_ws(' ', ${localizedText(sql`v.fullname`, locale)},
    ${parameterTexts(locale, sql`pp.product_id = v.product_id and pp.variant_id = v.id`)})`)} || concat_ws(' ', '', ${codes(sql`v`)}, v.ean)`,
    'A',
  )}`;

/** What describes a product `p` of `listed l` besides its name, category and brand. */
const described = (locale: Locale): SQL => sql`concat_ws(' ',
      ${localizedText(sql`p.fullname`, locale)},
      (select string_agg(${localizedText(sql`v.fullname`, locale)}, ' ' order by v.id)
        from ${variant} v where v.product_id = p.id),
      ${parameterTexts(locale, sql`pp.product_id = p.id`)},
      (select string_agg(${localizedText(sql`t.text`, locale)}, ' ' order by t.id)
        from ${tag} t where t.id = any (p.tag_ids) and t.visible_in_catalog),
      (select string_agg(${localizedText(sql`above.title`, locale)}, ' ' order by above.id)
        from ${category} above where above.id = any (c.ancestor_ids)))`;

const placed = (locale: Locale): SQL => sql`concat_ws(' ', ${localizedText(sql`c.title`, locale)}, b.title)`;

const allCodes: SQL = sql`concat_ws(' ', '', ${codes(sql`p`)},
      (select string_agg(concat_ws(' ', ${codes(sql`v`)}, v.ean), ' ' order by v.id) from ${variant} v where v.product_id = p.id))`;

/** What the importer took from the product's texts, in the language or the default one. */
function importedTerms(locale: Locale): SQL {
  const [own, fallback] = [searchColumn(locale), searchColumn(defaultLocale)].map(
    (name) => sql`p.${sql.identifier(name)}`,
  );
  return sql`array_to_string(tsvector_to_array(coalesce(${own}, ${fallback})), ' ')`;
}

/**
 * The terms of a product `p` of `listed l`, weighed by where they are: A what it is called, B its category and brand, C
 * what else describes it (the rest of its name, its variants, parameters and codes, its tags, the categories above), D
 * its perex. Ordered, so that the same product has the same vector however often it is made.
 */
export function searchVector(locale: Locale): SQL {
  return sql`(${weighted(head(plain(localizedText(sql`p.name`, locale))), 'A')} || ${weighted(plain(placed(locale)), 'B')}
    || ${weighted(sql`${plain(described(locale))} || ${allCodes}`, 'C')} || ${weighted(importedTerms(locale), 'D')})`;
}

/** Everything that is written in a rich text or a document, in the language or the default one. */
function writtenIn(document: SQL, locale: Locale): SQL {
  const textsIn = (language: Locale) => sql`(select string_agg(found #>> '{}', ' ')
    from jsonb_path_query(${document}, ${sql.raw(`'$.${language}.**.text'`)}) found)`;
  return sql`coalesce(${textsIn(locale)}, ${textsIn(defaultLocale)})`;
}

/** All terms of a product `p` of `listed l`, with those of its description, of the names of its parameters, and of what the law asks to say. */
export function textVector(locale: Locale): SQL {
  const written = sql`concat_ws(' ', ${localizedText(sql`p.name`, locale)}, ${placed(locale)}, ${described(locale)},
      ${writtenIn(sql`p.description`, locale)}, ${writtenIn(sql`p.end_text`, locale)},
      (select string_agg(distinct ${localizedText(sql`named.title`, locale)}, ' ') from ${productParameter} pp
        join ${parameter} named on named.id = pp.parameter_id where pp.product_id = p.id),
      (select string_agg(found #>> '{}', ' ') from jsonb_path_query(p.legal, ${sql.raw(`'$.**.${locale}'`)}) found))`;
  return sql`to_tsvector('simple', ${plain(written)} || ' ' || ${importedTerms(locale)} || ${allCodes})`;
}

/** Joins what the vectors read. */
export const searchVectorJoins: SQL = sql`join ${category} c on c.id = p.category_id
  left join ${brand} b on b.id = p.brand_id`;
