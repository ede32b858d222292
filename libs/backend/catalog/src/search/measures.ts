import { isClothingSize } from '@vyloha/contract';
import { isFunctionWord } from './function-words';
import { unaccent } from './search-words';
import { findUnit, waysToWrite } from './units';

/** An amount in a query: `20 m`, `28`, `50 × 70 cm`; or a size in letters: `XL`. */
export interface Measure {
  /** In the order typed: one, or those of each side; none of a size in letters. */
  numbers: readonly number[];
  /** Symbol, or the letters of the size; null for a number alone. */
  unit: string | null;
}

/** A query without its amounts. */
export interface MeasuredQuery {
  text: string;
  measures: readonly Measure[];
}

/** Longer numbers without a unit are codes and names rather than amounts. */
const maxDigits = 3;
const maxMeasures = 4;

/** Numbers with what is glued to them, then words. */
const tokens =
  /\d+(?:[.,]\d+)?(?:×\d+(?:[.,]\d+)?)*(?:[a-z]{1,3}[23]?)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;
const amount = /^(\d+(?:[.,]\d+)?(?:×\d+(?:[.,]\d+)?)*)([a-z]{1,3}[23]?)?$/;

/** What is written before a size. */
const sizeTitle = /^(?:vel|velikosti?|veľkos[tť]i?|velkosti?)[.:]?$/i;

function toTokens(query: string): string[] {
  const plain = unaccent(query).replaceAll('²', '2').replaceAll('³', '3');
  return plain.replaceAll(/(?<=\d)\s*[x×*]\s*(?=\d)/g, '×').match(tokens) ?? [];
}

const toNumbers = (text: string) => text.split('×').map((number) => Number(number.replace(',', '.')));

/** An amount, and how many tokens it takes; null when there is none. */
function readMeasure([first = '', separator = '', next = '']: readonly string[]): [Measure, number] | null {
  const [, number, attached] = amount.exec(first) ?? [];
  if (number === undefined) return null;
  const numbers = toNumbers(number);
  if (attached !== undefined) return [{ numbers, unit: findUnit(attached) ?? attached }, 1];
  const unit = /^\s+$/.test(separator) && !isFunctionWord(next) ? findUnit(next) : null;
  if (unit !== null) return [{ numbers, unit }, 3];
  const isShort = numbers.length > 1 || (number.length <= maxDigits && !number.startsWith('0'));
  return isShort ? [{ numbers, unit: null }, 1] : null;
}

/** Takes the amounts and the size out of a query; what is glued to a number is its unit, whichever it is. */
export function takeMeasures(query: string): MeasuredQuery {
  const terms = query.trim().split(/\s+/);
  const size = isClothingSize(terms, terms.length - 1) ? terms.pop() : undefined;
  if (size !== undefined && terms.length > 1 && sizeTitle.test(terms.at(-1) ?? '')) terms.pop();
  const measures: Measure[] = size === undefined ? [] : [{ numbers: [], unit: size.toLowerCase() }];
  const words: string[] = [];
  const all = toTokens(size === undefined ? query : terms.join(' '));
  for (let index = 0; index < all.length;) {
    // A number that is part of a code is none: 'ZV-100'.
    const isOwnWord = index === 0 || /\s$/.test(all[index - 1] ?? '');
    const isFollowed = /^[-_./]/.test(all[index + 1] ?? '') && index + 2 < all.length;
    const found = isOwnWord && !isFollowed && measures.length < maxMeasures ? readMeasure(all.slice(index)) : null;
    if (found === null) words.push(all[index] ?? '');
    else measures.push(found[0]);
    index += found === null ? 1 : found[1];
  }
  return { text: words.join(''), measures };
}

/** As `search-vectors.ts` writes numbers: a decimal one is one term. */
const toTerm = (number: number) => String(Number(number.toFixed(3))).replace('.', 'd');

const isWritable = (number: number) => number >= 0.001 && number < 1_000_000;

/** Where a shop may have the amount, in the syntax of `to_tsquery`: the number before its unit, in any unit of its kind. */
export function measureQuery({ numbers, unit }: Measure, weights: string): string {
  const weighted = (term: string, isBeginning = false) => {
    const suffix = `${isBeginning ? '*' : ''}${weights}`;
    return suffix === '' ? term : `${term}:${suffix}`;
  };
  const phrase = (factor: number, ...more: string[]) =>
    [...numbers.map((number) => weighted(toTerm(number * factor))), ...more].join(' <-> ');
  if (unit === null) return `(${phrase(1)})`;
  if (numbers.length === 0) return `(${weighted(unit)})`;
  const ways = waysToWrite(unit)
    .filter(({ factor }) => numbers.every((number) => isWritable(number * factor)))
    .map(({ text, isBeginning, factor }) => phrase(factor, weighted(text, isBeginning)));
  return `(${ways.join(' | ')})`;
}

/** `20 m`, `50×70 cm`, `XL`: as it is read. */
export const toMeasureText = ({ numbers, unit }: Measure): string =>
  numbers.length === 0 && unit !== null
    ? unit.toUpperCase()
    : [numbers.map((number) => String(number).replace('.', ',')).join('×'), ...(unit === null ? [] : [unit])].join(' ');
