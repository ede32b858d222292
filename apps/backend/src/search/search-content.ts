import { asc, desc, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { CatalogContext } from '../catalog/catalog-context';
import { translatedSchema } from '../content/content-shapes';
import { loadEntries, publishedBy } from '../content/entries';
import { loadMenuItems } from '../content/menus/load-menu';
import type { WireMenuItem } from '../content/menus/menu-shapes';
import { category, contentEntry, menuItem, virtualCategory } from '../database/schema';
import { partOf, type Found, type Slice } from './found';
import { hasWords, shownText } from './has-words';
import type { WordBeginnings } from './query-words';

/** A found article or question: its own fields as the content has them, without the body. */
export const foundEntrySchema = v.looseObject({ _id: v.string(), title: translatedSchema });

type FoundEntry = v.InferOutput<typeof foundEntrySchema>;
type Reader = Pick<CatalogContext, 'db' | 'locale' | 'now'>;

interface Readable {
  type: 'article' | 'faq_question';
  /** What is searched besides the title. */
  text: SQL;
  /** What of those found by the same words stands first. */
  order: SQL;
  where?: SQL;
}

/** Entries by their words; those that have them in the title stand first. */
async function searchEntries(
  reader: Reader,
  words: readonly WordBeginnings[],
  slice: Slice,
  { type, text, order, where = sql`true` }: Readable,
): Promise<Found<FoundEntry>> {
  const title = shownText(sql`${contentEntry.data} -> 'title'`, reader.locale);
  const entries = await loadEntries(reader, type, {
    enabled: true,
    where: sql`${hasWords(sql`${title} || ' ' || ${text}`, words)} and ${where}`,
    orderBy: [sql`(${hasWords(title, words)}) desc`, order],
  });
  const found = entries.flatMap(({ content: _body, ...fields }): FoundEntry[] => {
    const parsed = v.safeParse(foundEntrySchema, fields);
    return parsed.success ? [parsed.output] : [];
  });
  return { total: found.length, entities: partOf(found, slice) };
}

/** Articles by title and perex, the newest first. */
export function searchArticles(reader: Reader, words: readonly WordBeginnings[], slice: Slice) {
  return searchEntries(reader, words, slice, {
    type: 'article',
    text: shownText(sql`${contentEntry.data} -> 'perex'`, reader.locale),
    order: sql`${contentEntry.data} ->> 'date_published' desc`,
    where: publishedBy(reader.now()),
  });
}

/** Questions by themselves and their answers. */
export function searchQuestions(reader: Reader, words: readonly WordBeginnings[], slice: Slice) {
  const answer = sql.raw(`'$.content.${reader.locale}.**.text'`);
  return searchEntries(reader, words, slice, {
    type: 'faq_question',
    text: sql`jsonb_path_query_array(${contentEntry.data}, ${answer})::text`,
    order: desc(contentEntry.weight),
  });
}

/** Items that lead to a category which has the words itself, be it by its address: it is found anyway. */
function leadsTo(type: string, table: typeof category | typeof virtualCategory, titled: (title: SQL) => SQL): SQL {
  return sql`exists (select from ${table} where ${titled(sql`${table.title}`)}
    and ((${menuItem.linkType} = ${type} and ${menuItem.linkTarget} = ${table.id})
      or ${menuItem.linkTarget} = '/' || (${table.path} ->> 'cs')))`;
}

/** Items of all menus, each place once. */
export async function searchMenuItems(
  { db, locale }: Reader,
  words: readonly WordBeginnings[],
  slice: Slice,
): Promise<Found<WireMenuItem>> {
  const titled = (title: SQL) => hasWords(shownText(title, locale), words);
  const rows = await db
    .select({ id: menuItem.id })
    .from(menuItem)
    .where(
      sql`${titled(sql`${menuItem.title}`)} and not ${leadsTo('category', category, titled)}
        and not ${leadsTo('virtual_category', virtualCategory, titled)}`,
    )
    .orderBy(asc(menuItem.menuCode), asc(menuItem.position), asc(menuItem.id));
  const items = await loadMenuItems(
    { db, locale },
    rows.map(({ id }) => id),
  );
  const places = new Map([...items].reverse().map((item) => [item.path?.cs, item]));
  const found = items.filter((item) => item.path !== null && places.get(item.path.cs) === item);
  return { total: found.length, entities: partOf(found, slice) };
}
