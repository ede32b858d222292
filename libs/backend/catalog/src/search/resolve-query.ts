import type { Locale } from '@vyloha/contract';
import { sql, type SQL } from 'drizzle-orm';
import { isVisibleTo } from '../catalog/visible-to';
import type { Queryable } from '@vyloha/backend-kernel';
import { searchEntry } from './tables';
import { searchColumn } from '@vyloha/backend-kernel/tables';
import { loadSpelling } from './load-spelling';
import { loadSynonyms } from './load-synonyms';
import { type Forms, guessWord, loadForms } from './load-vocabulary';
import { toQueryWords } from './query-words';
import { phrasesOf, type SearchSynonym, type Slot, toSlots } from './search-slots';
import { findSpelling } from './search-words';
import { matchingAll, matchingAny, slotQuery } from './term-queries';

export interface SearchReader {
  db: Queryable;
  locale: Locale;
  groups: readonly string[];
}

/** What to look up in the full-text index. */
export interface ResolvedQuery {
  /** As typed. */
  typedSlots: readonly Slot[];
  /** As typed, or corrected. */
  slots: readonly Slot[];
  forms: Forms;
  /** In the syntax of `to_tsquery`; null when the shop has no such products. */
  tsQuery: string | null;
  /** The corrected query in its proper spelling; null when nothing was corrected. */
  searchedFor: string | null;
}

/** Rows `search_entry` that the reader may see and that match. */
export function matchesEntry({ locale, groups }: Pick<SearchReader, 'locale' | 'groups'>, tsQuery: string): SQL {
  return sql`(${sql.identifier(searchColumn(locale))} @@ to_tsquery('simple', ${tsQuery})
    and ${isVisibleTo(searchEntry.visibleToGroups, groups)})`;
}

/** Materialized: a planner that expects to find one row would scan the whole table when there is none. */
async function hasResults(reader: SearchReader, tsQuery: string): Promise<boolean> {
  const { rows } = await reader.db.execute<{ found: boolean }>(sql`
    with found as materialized (select from ${searchEntry} where ${matchesEntry(reader, tsQuery)})
    select exists (select from found) as found`);
  return rows[0]?.found ?? false;
}

const wordsOf = (slots: readonly Slot[]) => [...new Set(slots.flatMap((slot) => phrasesOf(slot).flat()))];

/** A part of the query, or what was probably meant by it; null when the shop knows neither. */
async function correctSlot(reader: SearchReader, slot: Slot, forms: Forms): Promise<string | null> {
  const [word, ...others] = slot.typed;
  if (others.length > 0 || slot.synonyms.length > 0) return slot.typed.join(' ');
  return (await hasResults(reader, slotQuery(slot, forms, 'any'))) ? word : guessWord(reader.db, word);
}

/** Correctly typed terms as typed, the others as written in the shop. */
async function toText(reader: SearchReader, query: string, words: readonly string[]): Promise<string> {
  const writtenWords = words.map(async (word) => findSpelling(query, word) ?? (await loadSpelling(reader, word)));
  return (await Promise.all(writtenWords)).join(' ');
}

/** Corrects mistyped terms and drops unknown ones. What remains has to be what a product is called: a guess needs a hold. */
async function resolveCorrected(
  reader: SearchReader,
  query: string,
  typed: Pick<ResolvedQuery, 'slots' | 'forms'>,
  synonyms: readonly SearchSynonym[],
): Promise<ResolvedQuery> {
  const typedSlots = typed.slots;
  const corrected: string[] = [];
  for (const slot of typed.slots) {
    const found = await correctSlot(reader, slot, typed.forms);
    if (found !== null) corrected.push(...found.split(' '));
  }
  const words = [...new Set(corrected)];
  if (words.length === 0) return { ...typed, typedSlots, tsQuery: null, searchedFor: null };
  const isUnchanged = words.join() === typed.slots.flatMap((slot) => slot.typed).join();
  const slots = isUnchanged ? typed.slots : toSlots(words, synonyms);
  const forms = isUnchanged ? typed.forms : await loadForms(reader.db, wordsOf(slots));
  const candidates = [
    ...(isUnchanged ? [] : [`${matchingAll(slots, forms)} & ${matchingAny(slots, forms, 'called')}`]),
    matchingAny(slots, forms, 'called'),
  ];
  for (const tsQuery of candidates) {
    if (!(await hasResults(reader, tsQuery))) continue;
    return { typedSlots, slots, forms, tsQuery, searchedFor: isUnchanged ? null : await toText(reader, query, words) };
  }
  return { typedSlots, slots, forms, tsQuery: null, searchedFor: null };
}

/** Resolves what to search for; corrections are tried only where the typed terms find nothing together. */
export async function resolveQuery(reader: SearchReader, query: string): Promise<ResolvedQuery | null> {
  const words = toQueryWords(query);
  if (words.length === 0) return null;
  const synonyms = await loadSynonyms(reader.db, reader.locale);
  const slots = toSlots(words, synonyms);
  const forms = await loadForms(reader.db, wordsOf(slots));
  const tsQuery = matchingAll(slots, forms);
  if (await hasResults(reader, tsQuery)) return { typedSlots: slots, slots, forms, tsQuery, searchedFor: null };
  return resolveCorrected(reader, query, { slots, forms }, synonyms);
}
