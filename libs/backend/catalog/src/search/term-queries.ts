import type { Forms } from './load-vocabulary';
import { type Measure, measureQuery } from './measures';
import { toInflections, toPrefixes } from './query-words';
import { phrasesOf, type Slot } from './search-slots';

/** What is searched for, in parts. */
export interface QueryParts {
  slots: readonly Slot[];
  forms: Forms;
  measures: readonly Measure[];
}

/** Where a term may be: see `search-vectors.ts`. */
type Weights = 'A' | 'B' | 'C' | 'AB' | 'BC' | 'ABC' | 'D';

const anyOf = (terms: readonly string[]) => `(${terms.join(' | ')})`;
const suffixed = (words: readonly string[], suffix: string) => anyOf(words.map((word) => `${word}:${suffix}`));

/** The term exactly as typed. */
export const asTyped = (word: string, weights: Weights) => `${word}:${weights}`;
/** The term in any form. */
export const inAnyForm = (word: string, forms: Forms, weights: Weights) => suffixed(forms(word), weights);
/** Words that begin with the term, which may be unfinished. */
export const begun = (word: string, weights: Weights) => `${word}:*${weights}`;
/** The term in the texts, whose words are not in the vocabulary. */
export const inTexts = (word: string) => suffixed(toPrefixes(word), '*D');

const terms = {
  any: (word: string, forms: Forms) => anyOf([inAnyForm(word, forms, 'ABC'), begun(word, 'ABC'), inTexts(word)]),
  strong: (word: string, forms: Forms) => anyOf([inAnyForm(word, forms, 'ABC'), begun(word, 'ABC')]),
  called: (word: string, forms: Forms) => inAnyForm(word, forms, 'AB'),
  named: (word: string, forms: Forms) => inAnyForm(word, forms, 'A'),
};

/**
 * What a part of the query has to match: anything; anything but texts, which mention much that is not sold; as a whole
 * word, what a product is called, its category or its brand; or the name alone: not all in 'Nůžky a pilky' are saws.
 */
export type Strength = keyof typeof terms;

const weightsOfRelated = { any: 'ABC', strong: 'ABC', called: 'AB', named: 'A' } as const;

const adjectiveOfNoun = /ov(?:a|y|eho|ej|emu|ou|ych|ym|ymi)$/;

/** Forms of a noun without those of its adjective: an 'akumulátorová vrtačka' is no 'akumulátor'. */
const nounForms =
  (forms: Forms): Forms =>
  (word) =>
    adjectiveOfNoun.test(word) ? forms(word) : forms(word).filter((form) => !adjectiveOfNoun.test(form));

/** The forms in which a part of the query says what a product is: what is sought is that thing itself. */
export const formsOfSlot = ({ isSought }: Slot, forms: Forms): Forms => (isSought === true ? nounForms(forms) : forms);

/** What means nearly the same as a part of the query. */
export const relatedQuery = ({ related }: Slot, forms: Forms, weights: Weights): string =>
  anyOf(related.map((phrase) => `(${phrase.map((word) => inAnyForm(word, forms, weights)).join(' & ')})`));

/** A part of the query, in the syntax of PostgreSQL's `to_tsquery('simple', …)`. */
export function slotQuery(slot: Slot, allForms: Forms, strength: Strength): string {
  const forms = strength === 'called' || strength === 'named' ? formsOfSlot(slot, allForms) : allForms;
  return anyOf([
    ...phrasesOf(slot).map((phrase) => `(${phrase.map((word) => terms[strength](word, forms)).join(' & ')})`),
    ...(slot.related.length > 0 ? [relatedQuery(slot, forms, weightsOfRelated[strength])] : []),
  ]);
}

/** All parts anywhere, at least one of them stronger than in texts, and all amounts. */
export function matchingAll({ slots, forms, measures }: QueryParts): string {
  const all = slots.map((slot) => slotQuery(slot, forms, 'any'));
  const strong = slots.length === 0 ? [] : [matchingAny(slots, forms, 'strong')];
  return [...all, ...strong, ...measures.map((measure) => measureQuery(measure, 'ABC'))].join(' & ');
}

/** Any of the parts. */
export function matchingAny(slots: readonly Slot[], forms: Forms, strength: Strength): string {
  return anyOf(slots.map((slot) => slotQuery(slot, forms, strength)));
}

/** All parts, as whole words, in vectors without weights; their words are not in the vocabulary. */
export function mentioningAll({ slots, measures }: Pick<QueryParts, 'slots' | 'measures'>): string {
  const mentioned = slots.map((slot) =>
    anyOf(phrasesOf(slot).map((phrase) => `(${phrase.map((word) => anyOf(toInflections(word))).join(' & ')})`)),
  );
  return [...mentioned, ...measures.map((measure) => measureQuery(measure, ''))].join(' & ');
}
