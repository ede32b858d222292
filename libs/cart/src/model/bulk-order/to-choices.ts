import type { CodedProduct, CodedVariant } from '../batch/products-by-code';
import type { BulkOrderChoice } from './checked-row';

/** Variants offered for a row. */
const maxChoices = 8;

function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** One of each product, then the second of each, and so on. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

function isNamedBy({ name }: CodedVariant, words: readonly string[]): boolean {
  const normalizedName = normalize(name);
  return words.every((word) => normalizedName.includes(word));
}

/** Variants as choices; those that have no code but the typed one cannot be told apart by it. */
export function toChoices(variants: readonly CodedVariant[], typed: string): BulkOrderChoice[] {
  const choices = variants.flatMap(({ name, codes }) => {
    const code = codes.find((one) => one !== typed);
    return code === undefined ? [] : [{ code, name }];
  });
  return choices.slice(0, maxChoices);
}

/**
 * What a typed text may mean of the products that a search found: a text with digits and without spaces is a code, of
 * which only case may differ; of a name those variants that have all of its words, if there are any.
 */
export function chooseFound(products: readonly CodedProduct[], typed: string): BulkOrderChoice[] {
  const lists = products.map(({ variants }) => variants);
  if (/^\S*\d\S*$/.test(typed)) {
    const code = typed.toLowerCase();
    const withCode = lists.flat().filter(({ codes }) => codes.some((one) => one.toLowerCase().includes(code)));
    return toChoices(withCode, typed);
  }
  const words = normalize(typed).split(/\s+/);
  const named = lists.map((variants) => variants.filter((variant) => isNamedBy(variant, words)));
  return toChoices(interleave(named.some(({ length }) => length > 0) ? named : lists), typed);
}
