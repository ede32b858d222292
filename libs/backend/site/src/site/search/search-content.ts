import { desc, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { byTitleAndText, type CatalogContext, hasEnough, type WantedWords } from '@vyloha/backend-catalog';
import { loadEntries, translatedSchema } from '@vyloha/backend-content';
import { contentEntry } from '@vyloha/backend-content/tables';
import { takeSlice, type SearchResult, type Slice } from './search-result';
import { localizedText } from '@vyloha/backend-kernel';

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

/** Matching entries; those with more of the query in the title come first. */
async function searchEntries(
  reader: Reader,
  wanted: WantedWords,
  slice: Slice,
  { type, text, order }: SearchableType,
): Promise<SearchResult<FoundEntry>> {
  const title = localizedText(sql`${contentEntry.data} -> 'title'`, reader.locale);
  const entries = await loadEntries(reader, type, {
    enabled: true,
    where: hasEnough(sql`${title} || ' ' || ${text}`, wanted),
    orderBy: [desc(byTitleAndText(title, sql`${title} || ' ' || ${text}`, wanted)), order],
  });
  const found = entries.flatMap(({ content: _body, ...fields }): FoundEntry[] => {
    const parsed = v.safeParse(foundEntrySchema, fields);
    return parsed.success ? [parsed.output] : [];
  });
  return { total: found.length, entities: takeSlice(found, slice) };
}

/** Articles by title and perex, the newest first. */
export function searchArticles(reader: Reader, wanted: WantedWords, slice: Slice) {
  return searchEntries(reader, wanted, slice, {
    type: 'article',
    text: localizedText(sql`${contentEntry.data} -> 'perex'`, reader.locale),
    order: sql`${contentEntry.data} ->> 'date_published' desc`,
  });
}

/** Questions by their own text and their answers. */
export function searchQuestions(reader: Reader, wanted: WantedWords, slice: Slice) {
  const answer = sql.raw(`'$.content.${reader.locale}.**.text'`);
  return searchEntries(reader, wanted, slice, {
    type: 'faq_question',
    text: sql`jsonb_path_query_array(${contentEntry.data}, ${answer})::text`,
    order: desc(contentEntry.weight),
  });
}
