import type { ListingCounts } from '../../tables';
import type { Counting, Facets } from '../count-facets';
import { availableCounts } from '../facets/available-facet';
import { priceGroup } from '../facets/price-facet';
import { type ListingColumns, header, noPrice, variantHeader } from './listing-columns';
import type { ProductsInMemory } from './page-in-memory';
import { VariantMatcher, failsMore, failsNone, variantStarts } from './match-variants';

/** Counts by fact, and the totals of the listed variants. */
class Tally {
  readonly #columns: ListingColumns;
  readonly #matcher: VariantMatcher;
  readonly #counts: Uint32Array;
  /** Of each fact. */
  readonly #groupOf: Uint32Array;
  /** The last product, from 1, of which a fact was seen. */
  readonly #seenIn: Uint32Array;
  #product = 0;
  total = 0;
  available = 0;
  lowest = Infinity;
  highest = -Infinity;

  constructor(columns: ListingColumns, matcher: VariantMatcher) {
    this.#columns = columns;
    this.#matcher = matcher;
    this.#counts = new Uint32Array(columns.facts.length);
    this.#groupOf = Uint32Array.from(columns.facts, ({ group }) => group);
    this.#seenIn = new Uint32Array(columns.facts.length);
  }

  nextProduct(): void {
    this.#product += 1;
  }

  /** A facet is counted if its own group is the only one that fails. */
  #isCounted(fact: number, failed: number): boolean {
    return failed === failsNone || this.#groupOf[fact] === this.#matcher.groups[failed];
  }

  addListed(slot: number, isAvailable: boolean, isInPrice: boolean): void {
    const price = this.#matcher.priceAt(slot);
    if (price !== noPrice) {
      this.lowest = Math.min(this.lowest, price);
      this.highest = Math.max(this.highest, price);
    }
    if (!isInPrice) return;
    this.total += 1;
    if (isAvailable) this.available += 1;
  }

  addFacts(from: number, to: number, failed: number): void {
    const counts = this.#counts;
    const { records } = this.#columns;
    for (let at = from; at < to; at += 1) {
      const fact = records[at] ?? 0;
      if (failed === failsNone || this.#isCounted(fact, failed)) counts[fact] = (counts[fact] ?? 0) + 1;
    }
  }

  /** Of the variants of the product that have a fact the first one decides. */
  addOwnFacts(from: number, to: number, failed: number, isInPrice: boolean): void {
    const { records } = this.#columns;
    for (let at = from; at < to; at += 1) {
      const fact = records[at] ?? 0;
      if (this.#seenIn[fact] === this.#product || !this.#isCounted(fact, failed)) continue;
      this.#seenIn[fact] = this.#product;
      if (isInPrice) this.#counts[fact] = (this.#counts[fact] ?? 0) + 1;
    }
  }

  toCounts(): ListingCounts {
    const counts: ListingCounts = { values: availableCounts(this.available), ranges: {} };
    if (this.lowest <= this.highest) counts.ranges[priceGroup] = { from: this.lowest, to: this.highest };
    for (const [fact, count] of this.#counts.entries()) if (count > 0) this.#addFact(counts, fact, count);
    return counts;
  }

  #addFact({ values, ranges }: ListingCounts, fact: number, count: number): void {
    const found = this.#columns.facts[fact];
    if (found === undefined) return;
    const { value, low, high } = found;
    const group = this.#columns.groups.names[found.group] ?? '';
    if (value !== '') {
      const ofGroup = (values[group] ??= {});
      ofGroup[value] = (ofGroup[value] ?? 0) + count;
    }
    if (low === null || high === null) return;
    const range = ranges[group];
    ranges[group] = { from: Math.min(range?.from ?? low, low), to: Math.max(range?.to ?? high, high) };
  }
}

/** Counts each facet of the products under the filters as `countFacets` does, in one pass over what is in memory. */
export function countInMemory(
  { columns, prices, products }: ProductsInMemory,
  { groups: ownGroups, required, priceKey }: Counting,
): Facets {
  const groups = [...ownGroups, ...required];
  const isByOthers = required.length === 0;
  const matcher = new VariantMatcher(columns, prices, priceKey, groups);
  const tally = new Tally(columns, matcher);
  const isByVariant = groups.some(({ variant, price }) => variant !== undefined || price !== undefined);
  const { records } = columns;
  const isDropped = (failed: number) => failed === failsMore || (!isByOthers && failed !== failsNone);
  const starts: number[] = [];
  const failedAt: number[] = [];

  const countProduct = (number: number) => {
    const failed = matcher.failedByProduct(number);
    if (isDropped(failed)) return;
    const slot = columns.slots[number] ?? 0;
    const isInPrice = matcher.isInPrice(slot);
    if (failed === failsNone) tally.addListed(slot, columns.available[number] === 1, isInPrice);
    if (isInPrice) countFacts(number, failed, false);
  };

  const countFacts = (number: number, failed: number, isSharedOnly: boolean) => {
    const start = columns.starts[number] ?? 0;
    const from = start + header.length + (records[start + header.scopes] ?? 0);
    tally.addFacts(from, from + (records[start + (isSharedOnly ? header.shared : header.facts)] ?? 0), failed);
  };

  /** The first variant of those that fail the same stands for the product. */
  const countFirst = (number: number, place: number, isUniform: boolean) => {
    const failed = failedAt[place] ?? failsMore;
    const slot = (columns.slots[number] ?? 0) + place;
    const isInPrice = matcher.isInPrice(slot);
    const isAvailable = records[(starts[place] ?? 0) + variantHeader.available] === 1;
    if (failed === failsNone) tally.addListed(slot, isAvailable, isInPrice);
    if (isInPrice) countFacts(number, failed, !isUniform);
  };

  const countVariants = (number: number) => {
    variantStarts(columns, number, starts);
    const variants = starts.length;
    const slot = columns.slots[number] ?? 0;
    const first = matcher.failedByVariant(number, starts[0] ?? 0);
    const isInPrice = matcher.isInPrice(slot);
    // Most products are uniform: all their variants fail the same, and the price of all matches or that of none.
    let isUniform = true;
    failedAt.length = variants;
    failedAt[0] = first;
    for (let place = 1; place < variants; place += 1) {
      const failed = matcher.failedByVariant(number, starts[place] ?? 0);
      failedAt[place] = failed;
      if (failed !== first || matcher.isInPrice(slot + place) !== isInPrice) isUniform = false;
    }
    if (isUniform) {
      if (!isDropped(first)) countFirst(number, 0, true);
      return;
    }
    tally.nextProduct();
    for (let place = 0; place < variants; place += 1) {
      const failed = failedAt[place] ?? failsMore;
      if (isDropped(failed)) continue;
      if (failedAt.indexOf(failed) === place) countFirst(number, place, false);
      const from = (starts[place] ?? 0) + variantHeader.length;
      const own = records[from - variantHeader.length + variantHeader.own] ?? 0;
      tally.addOwnFacts(from, from + own, failed, matcher.isInPrice(slot + place));
    }
  };

  for (const number of products) {
    if (isByVariant && columns.variantsOf(number) > 1) countVariants(number);
    else countProduct(number);
  }
  return { total: tally.total, counts: tally.toCounts() };
}
