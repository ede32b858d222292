import { type Locale, locales } from '@vyloha/contract';
import { takePriceWords, type PriceRange } from '@vyloha/money';
import { sql, type SQL } from 'drizzle-orm';
import { isVisibleTo } from '../catalog/visible-to';
import type { Queryable } from '@vyloha/backend-kernel';
import { searchColumn } from '@vyloha/backend-kernel/tables';
import { codeQuery, toCodeBeginning } from './codes';
import { isWideWord } from './function-words';
import { loadSpelling } from './load-spelling';
import { loadSynonyms } from './load-synonyms';
import { guessWord, loadForms } from './load-vocabulary';
import { type Measure, takeMeasures, toMeasureText } from './measures';
import { soughtWords, toQueryWords } from './query-words';
import { findRelatedPhrases } from './related-phrases';
import { allPhrasesOf, markSought, type Slot, toSlots } from './search-slots';
import { findSpelling } from './search-words';
import { searchEntry, searchText } from './tables';
import { matchingAll, matchingAny, mentioningAll, type QueryParts, slotQuery, type Strength } from './term-queries';

export interface SearchReader {
  db: Queryable;
  locale: Locale;
  groups: readonly string[];
  /** In which the words about the price are. */
  currency: string;
}

/** Where products were found: by what describes them, by what they are called in another language, or in their texts alone. */
export const waysFound = ['names', 'otherLanguage', 'texts'] as const;
export type FoundBy = (typeof waysFound)[number];

/** What to look up in the full-text index. */
export interface ResolvedQuery extends QueryParts {
  /** As typed; `slots` may be corrected. */
  typedSlots: readonly Slot[];
  /** As typed, with what means nearly the same in everyday language. */
  meantSlots: readonly Slot[];
  /** Condition on rows of `search_entry`; null when the shop has no such products. */
  match: SQL | null;
  foundBy: FoundBy;
  /** Whether products are called so or are of that kind; else the words are at best in their texts. */
  isNamed: boolean;
  /** Whether products have only some of the words, whatever is said of the others. */
  isPartial: boolean;
  /** Languages whose names matter. */
  locales: readonly Locale[];
  /** Beginning of a code that the query may be. */
  code: string | null;
  /** What the query says about the price. */
  price: PriceRange | null;
  /** The corrected query in its proper spelling; null when nothing was corrected. */
  searchedFor: string | null;
}

/** What a stage of the search looks up, and what it then has found. */
type Candidate = Pick<ResolvedQuery, keyof QueryParts | 'foundBy' | 'isNamed' | 'locales'> & {
  match: SQL;
  /** What has to be found for it, if that is less than it finds then. */
  needs?: SQL;
};

/** The vectors of names in the languages. */
export const namedIn = (languages: readonly Locale[]): SQL[] =>
  languages.map((locale) => sql`${sql.identifier(searchColumn(locale))}`);

const matches = (vector: SQL, tsQuery: string): SQL => sql`${vector} @@ to_tsquery('simple', ${tsQuery})`;

const inLanguage = (locale: Locale, tsQuery: string): SQL =>
  matches(sql`${sql.identifier(searchColumn(locale))}`, tsQuery);

const inLanguages = (languages: readonly Locale[], tsQuery: string): SQL =>
  sql`(${sql.join(
    namedIn(languages).map((vector) => matches(vector, tsQuery)),
    sql` or `,
  )})`;

const inAnyLanguage = (tsQuery: string): SQL => inLanguages(locales, tsQuery);

/** Rows of `search_entry` that match and that the reader may see. */
export function isFound({ groups }: Pick<SearchReader, 'groups'>, match: SQL): SQL {
  return sql`(${match} and ${isVisibleTo(searchEntry.visibleToGroups, groups)})`;
}

/** Materialized: a planner that expects to find one row would scan the whole table when there is none. */
async function hasResults(reader: SearchReader, match: SQL): Promise<boolean> {
  const { rows } = await reader.db.execute<{ found: boolean }>(sql`
    with found as materialized (select from ${searchEntry} where ${isFound(reader, match)})
    select exists (select from found) as found`);
  return rows[0]?.found ?? false;
}

const wordsOf = (slots: readonly Slot[]) => [...new Set(slots.flatMap((slot) => allPhrasesOf(slot).flat()))];

function byNames({ locale }: SearchReader, parts: QueryParts, more = ''): Candidate {
  const match = inLanguage(locale, `${matchingAll(parts)}${more}`);
  return { ...parts, match, foundBy: 'names', isNamed: false, locales: [locale] };
}

/** Whatever their amounts are; those that were typed still come first. */
const byNamesAlone = (reader: SearchReader, parts: QueryParts, more = ''): Candidate => ({
  ...byNames(reader, { ...parts, measures: [] }, more),
  measures: parts.measures,
});

/** Each part in whichever language, since both are mixed, too. */
function byAllNames({ locale }: SearchReader, parts: QueryParts): Candidate {
  const { slots, forms } = parts;
  const all = [
    ...slots.map((slot) => inAnyLanguage(slotQuery(slot, forms, 'any'))),
    inAnyLanguage(matchingAny(slots, forms, 'strong')),
    ...parts.measures.map((measure) => inLanguage(locale, matchingAll({ ...parts, slots: [], measures: [measure] }))),
  ];
  return { ...parts, match: sql`(${sql.join(all, sql` and `)})`, foundBy: 'otherLanguage', isNamed: false, locales };
}

/** Each part by what products are called, in whichever language. */
function isCalled(parts: QueryParts, languages: readonly Locale[], sought: Strength = 'strong'): SQL {
  const { slots, forms, measures } = parts;
  const called = [
    ...slots.map((slot) => slotQuery(slot, forms, slot.isSought === true ? sought : 'strong')),
    ...measures.map((measure) => matchingAll({ ...parts, slots: [], measures: [measure] })),
  ];
  return sql`(${sql.join(
    called.map((tsQuery) => inLanguages(languages, tsQuery)),
    sql` and `,
  )})`;
}

/** How near what is sought has to be to what a product is called: its own name comes before its category's. */
const soughtStrengths = ['named', 'called'] as const;
type SoughtStrength = (typeof soughtStrengths)[number];

/** What everyday language also calls them: 'metla' finds a 'koště'. What is sought has to be called so itself. */
const byMeaning = (parts: QueryParts, sought: SoughtStrength): Candidate => ({
  ...parts,
  match: isCalled(parts, locales, sought),
  foundBy: 'names',
  isNamed: true,
  locales,
});

/** What is sought is called so, whatever else is said of it. */
const isSoughtCalled = ({ slots, forms }: QueryParts, strength: SoughtStrength): SQL =>
  sql.join(
    slots.filter(({ isSought }) => isSought).map((slot) => inAnyLanguage(slotQuery(slot, forms, strength))),
    sql` and `,
  );

const hasSought = ({ slots }: QueryParts) => slots.some(({ isSought }) => isSought);

/** What is sought is called so, whatever it is for. */
const bySoughtAlone = (parts: QueryParts): Candidate[] =>
  hasSought(parts)
    ? [{ ...parts, match: sql`(${isSoughtCalled(parts, 'called')})`, foundBy: 'names', isNamed: true, locales }]
    : [];

/** What is sought is called so, and everything else is at least in the texts. */
function bySought(reader: SearchReader, parts: QueryParts, strength: SoughtStrength): Candidate[] {
  const { slots, forms, measures } = parts;
  if (!hasSought(parts)) return [];
  const sought = isSoughtCalled(parts, strength);
  const others = slots.filter(({ isSought }) => isSought !== true);
  const anywhere = [
    ...others.map((slot) => inAnyLanguage(slotQuery(slot, forms, 'any'))),
    ...measures.map((measure) => inAnyLanguage(matchingAll({ ...parts, slots: [], measures: [measure] }))),
  ];
  const named = { ...parts, foundBy: 'names', isNamed: true, locales } as const;
  const mentioned = byTexts(reader, { ...parts, slots: others });
  return [
    { ...named, match: sql`(${sql.join([sought, ...anywhere], sql` and `)})` },
    { ...named, match: sql`(${sought} and ${mentioned.match})` },
  ];
}

function byTexts({ locale }: SearchReader, parts: QueryParts): Candidate {
  const vector = sql`mentioned.${sql.identifier(searchColumn(locale))}`;
  const match = sql`${searchEntry.productId} in (
    select mentioned.product_id from ${searchText} mentioned where ${matches(vector, mentioningAll(parts))})`;
  return { ...parts, match, foundBy: 'texts', isNamed: false, locales: [locale] };
}

/** A way to look something up; a function where it takes a statement to know what to look up. */
type Stage = Candidate | (() => Promise<Candidate | readonly Candidate[]>);

/** What is sought where the query begins with so wide a kind that it tells nothing: 'nářadí na kopání'. */
function withoutWideWords(slots: readonly Slot[]): readonly Slot[] {
  const telling = slots.filter(({ typed, isSought }) => isSought !== true || !typed.every(isWideWord));
  return telling.length > 0 ? telling : slots;
}

/** The stages of a query as it was typed, the strongest first: a weaker one is looked up where all before found nothing. */
function typedStages(reader: SearchReader, parts: QueryParts, code: string | null, meant: readonly Slot[]): Stage[] {
  const { slots, measures } = parts;
  const isCode = code !== null && /[a-z]/.test(code);
  const ofCode: Candidate[] =
    code === null
      ? []
      : [
          {
            ...parts,
            slots: [],
            measures: [],
            match: inLanguage(reader.locale, codeQuery(code)),
            foundBy: 'names',
            isNamed: true,
            locales: [reader.locale],
          },
        ];
  if (slots.length + measures.length === 0) return ofCode;
  const ownNames = byNames(reader, parts, code === null ? '' : ` | ${codeQuery(code)}`);
  if (slots.length === 0) return [...(isCode ? ofCode : []), ownNames];
  const allNames = byAllNames(reader, parts);
  const named = (candidate: Candidate): Candidate => ({
    ...candidate,
    isNamed: true,
    needs: code === null || candidate !== ownNames ? isCalled(parts, candidate.locales, 'named') : candidate.match,
  });
  return [
    ...(isCode ? ofCode : []),
    named(ownNames),
    named(allNames),
    ...(meant.some(({ related, isSought }) => related.length > 0 || isSought !== undefined)
      ? [
          async () => {
            const meantParts = { ...parts, slots: meant, forms: await loadForms(reader.db, wordsOf(meant)) };
            const telling = withoutWideWords(meant);
            return [
              ...soughtStrengths.flatMap((strength) => [
                byMeaning(meantParts, strength),
                ...(telling.length < meant.length ? [byMeaning({ ...meantParts, slots: telling }, strength)] : []),
                ...bySought(reader, meantParts, strength),
              ]),
              ...bySoughtAlone(meantParts),
            ];
          },
        ]
      : []),
    // Of a single part there is nothing but what is called so.
    ...(slots.length > 1 ? [ownNames, allNames] : []),
    byTexts(reader, parts),
  ];
}

async function firstFound(reader: SearchReader, stages: readonly Stage[]): Promise<Candidate | null> {
  for (const stage of stages) {
    const candidates = typeof stage === 'function' ? await stage() : stage;
    for (const candidate of [candidates].flat()) {
      if (await hasResults(reader, candidate.needs ?? candidate.match)) return candidate;
    }
  }
  return null;
}

/** A part of the query, or what was probably meant by it; null when the shop knows neither. */
async function correctSlot(reader: SearchReader, slot: Slot, { forms }: QueryParts): Promise<string | null> {
  const [word, ...others] = slot.typed;
  if (others.length > 0 || slot.synonyms.length > 0) return slot.typed.join(' ');
  const isKnown = await hasResults(reader, inAnyLanguage(slotQuery(slot, forms, 'any')));
  if (isKnown) return word;
  // A word of everyday language is no mistyped one.
  return slot.isEveryday === true ? null : guessWord(reader.db, word);
}

/** Correctly typed terms as typed, the others as written in the shop, then the amounts. */
async function toText(
  reader: SearchReader,
  query: string,
  words: readonly string[],
  measures: readonly Measure[],
): Promise<string> {
  const writtenWords = words.map(async (word) => findSpelling(query, word) ?? (await loadSpelling(reader, word)));
  return [...(await Promise.all(writtenWords)), ...measures.map(toMeasureText)].join(' ');
}

/** The parts that words are, with what means nearly the same and, unless they are left out, what serves a purpose. */
type ToMeant = (words: readonly string[], options?: { withPurposes: boolean }) => readonly Slot[];

type Corrected = Pick<ResolvedQuery, 'searchedFor' | 'isPartial'> & Candidate;

/**
 * Leaves out amounts that the shop does not have, corrects mistyped terms and drops unknown ones. What remains has to be
 * what a product is called: a guess needs a hold.
 */
async function findCorrected(
  reader: SearchReader,
  query: string,
  typed: QueryParts,
  toMeant: ToMeant,
): Promise<Corrected | null> {
  const { measures } = typed;
  const typedWords = typed.slots.flatMap((slot) => slot.typed);
  if (measures.length > 0 && typed.slots.length > 0) {
    const found = await firstFound(reader, [byNamesAlone(reader, typed)]);
    if (found !== null) return { ...found, isPartial: false, searchedFor: await toText(reader, query, typedWords, []) };
  }
  const corrected: string[] = [];
  for (const slot of typed.slots) {
    const found = await correctSlot(reader, slot, typed);
    if (found !== null) corrected.push(...found.split(' '));
  }
  const words = [...new Set(corrected)];
  if (words.length === 0) return null;
  const isUnchanged = words.join() === typedWords.join();
  // Of what something unknown is for, nothing else is offered that serves it: 'xyzzy na zalévání' is no 'konev'.
  const slots = isUnchanged ? typed.slots : toMeant(words, { withPurposes: words.length === typedWords.length });
  const forms = isUnchanged ? typed.forms : await loadForms(reader.db, wordsOf(slots));
  const parts = { slots, forms, measures };
  const called = (some: readonly Slot[]) => matchingAny(some, forms, 'called');
  const callingAny = (some: readonly Slot[]): Candidate => ({
    ...byNames(reader, parts),
    match: inLanguage(reader.locale, called(some)),
  });
  // As corrected, then with what everyday language also calls it.
  const complete = isUnchanged
    ? []
    : [slots.map((slot) => ({ ...slot, related: [] })), slots].map((own) =>
        byNames(reader, { ...parts, slots: own }, ` & ${called(own)}`),
      );
  const withoutMeasures =
    isUnchanged || measures.length === 0 ? [] : [byNamesAlone(reader, parts, ` & ${called(slots)}`)];
  const soughtSlots = slots.filter(({ isSought }) => isSought);
  const found = await firstFound(reader, [
    ...complete,
    ...withoutMeasures,
    ...(soughtSlots.length > 0 ? [callingAny(soughtSlots)] : []),
    callingAny(soughtSlots.length < slots.length ? toMeant(words, { withPurposes: false }) : slots),
  ]);
  if (found === null) return null;
  const isAsTyped = isUnchanged && measures.length === 0;
  const isComplete = complete.includes(found);
  const isPartial = !isComplete || corrected.length < typedWords.length;
  const kept = isComplete ? measures : [];
  return { ...found, isPartial, searchedFor: isAsTyped ? null : await toText(reader, query, words, kept) };
}

/** Whether products for everybody are called so, word by word, with no word that only begins or resembles one of theirs. */
export async function findWholeNames(reader: SearchReader, query: string): Promise<boolean> {
  const { text, range } = takePriceWords(query, reader.currency);
  const slots = toSlots(toQueryWords(text), await loadSynonyms(reader.db, reader.locale));
  if (range !== null || slots.length === 0) return false;
  const forms = await loadForms(reader.db, wordsOf(slots));
  const sought = slots.map((slot) => ({ ...slot, isSought: true }));
  return hasResults(reader, isCalled({ slots: sought, forms, measures: [] }, locales, 'called'));
}

/** Resolves what to search for; corrections are tried only where the typed terms find nothing together. */
export async function resolveQuery(reader: SearchReader, query: string): Promise<ResolvedQuery | null> {
  const { text, range: price } = takePriceWords(query, reader.currency);
  const { measures } = takeMeasures(text);
  const words = toQueryWords(text);
  const code = toCodeBeginning(text);
  const nothing = { slots: [], forms: (word: string) => [word], measures: [] };
  const common = {
    typedSlots: [],
    meantSlots: [],
    foundBy: 'names',
    isNamed: false,
    isPartial: false,
    locales: [reader.locale],
    price,
    searchedFor: null,
  } as const;
  if (words.length + measures.length === 0 && code === null)
    return price === null ? null : { ...nothing, ...common, code, match: sql`true` };
  const synonyms = await loadSynonyms(reader.db, reader.locale);
  const sought = soughtWords(text);
  const slots = markSought(toSlots(words, synonyms), sought);
  const toMeant: ToMeant = (some, options) =>
    markSought(toSlots(some, synonyms, findRelatedPhrases(some, reader.locale, options)), sought);
  const parts = {
    slots,
    forms: slots.length === 0 ? nothing.forms : await loadForms(reader.db, wordsOf(slots)),
    measures,
  };
  const meant = toMeant(words);
  const resolved = { ...common, ...parts, typedSlots: slots, meantSlots: meant, code, match: null };
  const found = await firstFound(reader, typedStages(reader, parts, code, meant));
  if (found !== null) return { ...resolved, ...found };
  const meantParts = { ...parts, slots: meant, forms: await loadForms(reader.db, wordsOf(meant)) };
  return { ...resolved, ...(await findCorrected(reader, text, meantParts, toMeant)) };
}
