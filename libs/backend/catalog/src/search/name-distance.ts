import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Forms } from './load-vocabulary';
import { type Measure, measureQuery } from './measures';
import type { Phrase, Slot } from './search-slots';
import { asTyped, begun, formsOfSlot, inAnyForm, inTexts, relatedQuery, type QueryParts } from './term-queries';

/** How far a match is from what was typed, by where the term is. */
const distances = {
  form: 1,
  placed: 4,
  described: 5,
  begun: 7,
  begunElsewhere: 9,
  mentioned: 14,
  missing: 40,
} as const;
/** A product in a category or of a brand of that name comes before one that only has the term in its name. */
const placedBonus = 2;
/** What was typed comes before what editors say it means. */
const synonymDistance = 1;
/** Being what is sought counts more than being for what it is sought for. */
const soughtWeight = 2;
/** In 'Akumulátory a nabíječky' not everything is a charger: what is sought is rather what a product is called itself. */
const soughtPlaced = 8;
/** What means nearly the same comes after what is called so, and before what is only mentioned so. */
const relatedDistance = 4;

const matches = (vector: SQLWrapper, query: string): SQL => sql`${vector} @@ to_tsquery('simple', ${query})`;

function wordDistance(vector: SQLWrapper, word: string, forms: Forms, isSought: boolean): SQL {
  const steps = [
    [asTyped(word, 'A'), 0],
    [inAnyForm(word, forms, 'A'), distances.form],
    [inAnyForm(word, forms, 'B'), isSought ? soughtPlaced : distances.placed],
    [inAnyForm(word, forms, 'C'), distances.described],
    [begun(word, 'A'), distances.begun],
    [begun(word, 'BC'), distances.begunElsewhere],
    [inTexts(word), distances.mentioned],
  ] as const;
  const cases = steps.map(([query, distance]) => sql`when ${matches(vector, query)} then ${distance}::int`);
  const bonus = sql`case when ${matches(vector, inAnyForm(word, forms, 'B'))} then ${placedBonus}::int else 0 end`;
  return sql`(case ${sql.join(cases, sql` `)} else ${distances.missing}::int end - ${bonus})`;
}

/** The worst of its terms: a phrase means nothing without one of them. */
const phraseDistance = (vector: SQLWrapper, phrase: Phrase, forms: Forms, isSought: boolean): SQL =>
  sql`greatest(${sql.join(
    phrase.map((word) => wordDistance(vector, word, forms, isSought)),
    sql`, `,
  )})`;

function relatedPhraseDistance(vector: SQLWrapper, slot: Slot, forms: Forms): SQL {
  const isNamed = matches(vector, relatedQuery(slot, forms, 'A'));
  const isPlaced = matches(vector, relatedQuery(slot, forms, 'B'));
  const isDescribed = matches(vector, relatedQuery(slot, forms, 'C'));
  return sql`case when ${isNamed} then ${relatedDistance}::int when ${isPlaced} then ${distances.placed + relatedDistance}::int
    when ${isDescribed} then ${distances.described + relatedDistance}::int else ${distances.missing}::int end`;
}

function slotDistance(vector: SQLWrapper, slot: Slot, allForms: Forms): SQL {
  const forms = formsOfSlot(slot, allForms);
  const { typed, synonyms, isSought = false } = slot;
  const others = synonyms.map(
    (phrase) => sql`${phraseDistance(vector, phrase, forms, isSought)} + ${synonymDistance}::int`,
  );
  const related = slot.related.length > 0 ? [relatedPhraseDistance(vector, slot, forms)] : [];
  const nearest = sql`least(${sql.join([phraseDistance(vector, typed, forms, isSought), ...others, ...related], sql`, `)})`;
  return isSought ? sql`(${soughtWeight}::int * ${nearest})` : nearest;
}

/**
 * A product without the amount that was typed is no more what was meant than one in whose texts a term is, unless it is
 * called so without a unit.
 */
const measureDistance = (vector: SQLWrapper, measure: Measure): SQL =>
  sql`case when ${matches(vector, measureQuery(measure, 'ABC'))} then 0
    when ${matches(vector, measureQuery(measure.numbers.length === 0 ? measure : { ...measure, unit: null }, 'A'))} then ${distances.form}::int
    else ${distances.mentioned}::int end`;

const nearest = (each: readonly SQL[]): SQL =>
  each.length === 1 ? sql.join([...each]) : sql`least(${sql.join([...each], sql`, `)})`;

/** How far a product is from the query: the sum over its parts, each in the language in which it is nearest. */
export function nameDistance(vectors: readonly SQLWrapper[], { slots, forms, measures }: QueryParts): SQL {
  const parts = [
    ...slots.map((slot) => nearest(vectors.map((vector) => slotDistance(vector, slot, forms)))),
    ...measures.map((measure) => nearest(vectors.map((vector) => measureDistance(vector, measure)))),
  ];
  return parts.length === 0 ? sql`0` : sql`(${sql.join(parts, sql` + `)})`;
}
