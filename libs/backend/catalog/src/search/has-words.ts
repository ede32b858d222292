import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { toAnyInflectionPattern, toInflectionPattern } from './query-words';
import { type Phrase, phrasesOf, type Slot } from './search-slots';

/** A text as terms without diacritics, with a space around each. */
const plain = (text: SQLWrapper): SQL => sql`(' ' || regexp_replace(lower(unaccent(${text})), '[^a-z0-9]+', ' ', 'g'))`;

const join = (conditions: readonly SQL[], word: SQL) => sql`(${sql.join([...conditions], word)})`;

/** A term in any form, or a longer one that begins with what was typed. */
const anyForm = (word: string) => `${toInflectionPattern(word)}( |$)`;

const hasWord = (text: SQL, word: string): SQL => sql`${text} ~ ${` ${anyForm(word)}`}`;

/** Parts of a query, and how many of them are enough. */
export interface WantedWords {
  slots: readonly Slot[];
  least: number;
}

/** Phrases, their terms side by side, as one regular expression: many by themselves take long to be compiled. */
function anyPhrase(phrases: readonly Phrase[]): string {
  const words = phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : []));
  const longer = phrases.filter((phrase) => phrase.length > 1);
  const patterns = [
    ...(words.length > 0 ? [toAnyInflectionPattern(words)] : []),
    ...longer.map((phrase) => phrase.map((word) => toAnyInflectionPattern([word])).join(' ')),
  ];
  return `(${patterns.join('|')})( |$)`;
}

const relatedPatterns = ({ related }: Slot): string[] => (related.length === 0 ? [] : [anyPhrase(related)]);

/** Whether terms have some form of a part of the query, or of what means nearly the same. */
function hasSlot(terms: SQL, slot: Slot): SQL {
  const typed = phrasesOf(slot).map((phrase) =>
    join(
      phrase.map((word) => hasWord(terms, word)),
      sql` and `,
    ),
  );
  return join([...typed, ...relatedPatterns(slot).map((pattern) => sql`${terms} ~ ${` ${pattern}`}`)], sql` or `);
}

/** Whether the text has some form of each part of the query. For small tables: not indexed. */
export function hasWords(text: SQLWrapper, slots: readonly Slot[]): SQL {
  const terms = plain(text);
  return join(
    slots.map((slot) => hasSlot(terms, slot)),
    sql` and `,
  );
}

/** How many parts of the query the text has in some form. */
export function countWords(text: SQLWrapper, slots: readonly Slot[]): SQL {
  const terms = plain(text);
  return join(
    slots.map((slot) => sql`(${hasSlot(terms, slot)})::int`),
    sql` + `,
  );
}

/** How much a part of the query tells: the fewer of the rows have it, the more. */
const weightOf = (hasIt: SQL): SQL => sql`ln(1 + count(*) over () / (1.0 + sum(${hasIt}) over ()))`;

/** How well a text answers among all rows that are found: a part of the query in its title counts twice, a rare one more. */
export function byTitleAndText(title: SQLWrapper, text: SQLWrapper, { slots }: WantedWords): SQL {
  return join(
    slots.map((slot) => {
      const [inTitle, inText] = [countWords(title, [slot]), countWords(text, [slot])];
      return sql`(2 * ${inTitle} + ${inText}) * ${weightOf(inText)}`;
    }),
    sql` + `,
  );
}

/** How many characters of the text are parts of the query: of two texts, what the longer one is rather about. */
export function mentionedLength(text: SQLWrapper, slots: readonly Slot[]): SQL {
  const patterns = slots.flatMap((slot) => [...phrasesOf(slot).flat().map(anyForm), ...relatedPatterns(slot)]);
  const terms = plain(text);
  return sql`(length(${terms}) - length(regexp_replace(${terms}, ${` (${patterns.join('|')})`}, ' ', 'g')))`;
}

/** Whether the text has as many parts of the query as are enough. */
export const hasEnough = (text: SQLWrapper, { slots, least }: WantedWords): SQL =>
  least >= slots.length ? hasWords(text, slots) : sql`${countWords(text, slots)} >= ${least}::int`;

/** Whether the text begins with a part of the query, as it was typed or as editors say. */
export function beginsWith(text: SQLWrapper, slots: readonly Slot[]): SQL {
  const words = slots.flatMap(phrasesOf).map(([word]) => word);
  return join(
    words.map((word) => sql`${plain(text)} ~ ${`^ ${anyForm(word)}`}`),
    sql` or `,
  );
}
