import type { Locale } from '@vyloha/contract';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '@vyloha/backend-kernel';
import { contentEntry } from '@vyloha/backend-content/tables';
import { type SearchSynonym, toPhrases } from './search-slots';

const textField = v.optional(v.record(v.string(), v.nullable(v.string())), {});
const synonymFields = v.object({ words: textField, finds: textField });

/** The editors' synonyms in one language. */
export async function loadSynonyms(db: Queryable, locale: Locale): Promise<SearchSynonym[]> {
  const rows = await db
    .select({ data: contentEntry.data })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, 'search_synonym'), eq(contentEntry.enabled, true)))
    .orderBy(contentEntry.id);
  return rows.flatMap(({ data }) => {
    const fields = v.safeParse(synonymFields, data);
    if (!fields.success) return [];
    const { words, finds } = fields.output;
    return [{ words: toPhrases(words[locale] ?? ''), finds: toPhrases(finds[locale] ?? '') }];
  });
}
