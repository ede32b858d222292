import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { defaultLocale } from '@vyloha/contract';
import * as v from 'valibot';
import { type CatalogContext, type Slot, hasWords } from '@vyloha/backend-catalog';
import { loadEntries, translatedSchema } from '@vyloha/backend-content';
import { loadMenuItems } from '../menus/load-menu';
import type { WireMenuItem } from '../menus/menu-shapes';
import { category, virtualCategory } from '@vyloha/backend-catalog/tables';
import { contentEntry, menuItem } from '@vyloha/backend-content/tables';
import { takeSlice, type SearchResult, type Slice } from './search-result';
import { localizedText, storedText } from '@vyloha/backend-kernel';

/** A found article or question: its own content fields, without the body. */
export const foundEntrySchema = v.looseObject({ _id: v.string(), title: translatedSchema });

type FoundEntry = v.InferOutput<typeof foundEntrySchema>;
type Reader = Pick<CatalogContext, 'db' | 'locale' | 'now' | 'domain'>;

interface SearchableType {
  type: 'article' | 'faq_question';
  /** Additional searched text besides the title. */
  text: SQL;
  /** Order of equally good matches. */
  order: SQL;
}

/** Matching entries; those with the query in the title come first. */
async function searchEntries(
  reader: Reader,
  slots: readonly Slot[],
  slice: Slice,
  { type, text, order }: SearchableType,
): Promise<SearchResult<FoundEntry>> {
  const title = localizedText(sql`${contentEntry.data} -> 'title'`, reader.locale);
  const entries = await loadEntries(reader, type, {
    enabled: true,
    where: hasWords(sql`${title} || ' ' || ${text}`, slots),
    orderBy: [sql`(${hasWords(title, slots)}) desc`, order],
  });
  const found = entries.flatMap(({ content: _body, ...fields }): FoundEntry[] => {
    const parsed = v.safeParse(foundEntrySchema, fields);
    return parsed.success ? [parsed.output] : [];
  });
  return { total: found.length, entities: takeSlice(found, slice) };
}

/** Articles by title and perex, the newest first. */
export function searchArticles(reader: Reader, slots: readonly Slot[], slice: Slice) {
  return searchEntries(reader, slots, slice, {
    type: 'article',
    text: localizedText(sql`${contentEntry.data} -> 'perex'`, reader.locale),
    order: sql`${contentEntry.data} ->> 'date_published' desc`,
  });
}

/** Questions by their own text and their answers. */
export function searchQuestions(reader: Reader, slots: readonly Slot[], slice: Slice) {
  const answer = sql.raw(`'$.content.${reader.locale}.**.text'`);
  return searchEntries(reader, slots, slice, {
    type: 'faq_question',
    text: sql`jsonb_path_query_array(${contentEntry.data}, ${answer})::text`,
    order: desc(contentEntry.weight),
  });
}

/** Menu items that link to a category which matches itself, also by its address: it is found anyway. */
function linksToCategory(
  type: string,
  table: typeof category | typeof virtualCategory,
  matchesTitle: (title: SQL) => SQL,
): SQL {
  return sql`exists (select from ${table} where ${matchesTitle(sql`${table.title}`)}
    and ((${menuItem.linkType} = ${type} and ${menuItem.linkTarget} = ${table.id})
      or ${menuItem.linkTarget} = '/' || (${storedText(table.path, defaultLocale)})))`;
}

/** Items of all menus, each target once. */
export async function searchMenuItems(
  { db, locale }: Pick<Reader, 'db' | 'locale'>,
  slots: readonly Slot[],
  slice: Slice,
): Promise<SearchResult<WireMenuItem>> {
  const matchesTitle = (title: SQL) => hasWords(localizedText(title, locale), slots);
  const rows = await db
    .select({ id: menuItem.id })
    .from(menuItem)
    .where(
      sql`${matchesTitle(sql`${menuItem.title}`)} and not ${linksToCategory('category', category, matchesTitle)}
        and not ${linksToCategory('virtual_category', virtualCategory, matchesTitle)}`,
    )
    .orderBy(asc(menuItem.menuCode), asc(menuItem.position), asc(menuItem.id));
  const items = await loadMenuItems(
    { db, locale },
    rows.map(({ id }) => id),
  );
  const itemsByPath = new Map([...items].reverse().map((item) => [item.path?.[defaultLocale], item]));
  const found = items.filter((item) => item.path !== null && itemsByPath.get(item.path[defaultLocale]) === item);
  return { total: found.length, entities: takeSlice(found, slice) };
}
