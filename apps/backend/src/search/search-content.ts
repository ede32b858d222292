import { asc, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { CatalogContext } from '../catalog/catalog-context';
import { translatedSchema } from '../content/content-shapes';
import { loadEntries, publishedBy } from '../content/entries';
import { loadMenuItems } from '../content/menus/load-menu';
import type { WireMenuItem } from '../content/menus/menu-shapes';
import { contentEntry, menuItem } from '../database/schema';
import { hasWords } from './has-words';
import type { WordBeginnings } from './query-words';

/** A found article or question: its own fields as the content has them, without the body. */
export const foundEntrySchema = v.looseObject({ _id: v.string(), title: translatedSchema });

type FoundEntry = v.InferOutput<typeof foundEntrySchema>;
type Reader = Pick<CatalogContext, 'db' | 'locale' | 'now'>;

/** Entries of a type by the words of their title. */
async function searchEntries(
  reader: Reader,
  type: string,
  words: readonly WordBeginnings[],
  limit: number,
  body: string[],
) {
  const entries = await loadEntries(reader, type, {
    enabled: true,
    where: sql`${hasWords(sql`${contentEntry.data} -> 'title'`, words, reader.locale)}
      ${type === 'article' ? sql`and ${publishedBy(reader.now())}` : sql``}`,
  });
  const found = entries.flatMap((entry): FoundEntry[] => {
    const fields = Object.entries(entry).filter(([name]) => !body.includes(name));
    const parsed = v.safeParse(foundEntrySchema, Object.fromEntries(fields));
    return parsed.success ? [parsed.output] : [];
  });
  return { total: found.length, entities: found.slice(0, limit) };
}

export function searchArticles(reader: Reader, words: readonly WordBeginnings[], limit: number) {
  return searchEntries(reader, 'article', words, limit, ['content']);
}

export function searchQuestions(reader: Reader, words: readonly WordBeginnings[], limit: number) {
  return searchEntries(reader, 'faq_question', words, limit, []);
}

export async function searchMenuItems(
  { db, locale }: Reader,
  words: readonly WordBeginnings[],
  limit: number,
): Promise<{ entities: WireMenuItem[]; total: number }> {
  const rows = await db
    .select({ id: menuItem.id })
    .from(menuItem)
    .where(hasWords(menuItem.title, words, locale))
    .orderBy(asc(menuItem.menuCode), asc(menuItem.position), asc(menuItem.id));
  const shown = rows.slice(0, limit).map(({ id }) => id);
  return { total: rows.length, entities: await loadMenuItems({ db, locale }, shown) };
}
