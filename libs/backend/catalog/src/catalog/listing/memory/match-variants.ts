import type { FilterGroup, PriceKey } from '../facets/facet';
import type { NumberRange } from '../facets/number-range';
import { type ListingColumns, type PriceColumns, header, noPrice, variantHeader } from './listing-columns';

/** All groups match. */
export const failsNone = -1;
/** More than one group does not match. */
export const failsMore = -2;

const isIn = (number: number | null, { from = -Infinity, to = Infinity }: NumberRange) =>
  number !== null && number >= from && number <= to;

/** Filters on the columns: which of the groups, except those of the price, a variant fails. */
export class VariantMatcher {
  readonly #columns: ListingColumns;
  /** Place among `groups` of the one that a fact is wanted by, from 1. */
  readonly #wantedBy: Uint16Array;
  readonly #available: number;
  /** Both ends of the wanted prices; null where any price is. */
  readonly #priceRange: Required<NumberRange> | null;
  readonly #prices: Int32Array;
  /** When a group was met last. */
  readonly #metAt: Uint32Array;
  #turn = 0;
  /** Groups of the columns by place. */
  readonly groups: readonly (number | undefined)[];

  constructor(columns: ListingColumns, prices: PriceColumns, priceKey: PriceKey, groups: readonly FilterGroup[]) {
    const choosing = groups.filter(({ wanted }) => wanted.kind !== 'price');
    this.#columns = columns;
    this.#prices = priceKey.withTax ? prices.minor : prices.net;
    const ranges = groups.flatMap(({ wanted }) => (wanted.kind === 'price' ? [wanted.range] : []));
    this.#priceRange =
      ranges.length === 0
        ? null
        : {
            from: Math.max(...ranges.map(({ from = -Infinity }) => from)),
            to: Math.min(...ranges.map(({ to = Infinity }) => to)),
          };
    this.#available = choosing.findIndex(({ wanted }) => wanted.kind === 'available');
    this.#metAt = new Uint32Array(choosing.length);
    this.#wantedBy = new Uint16Array(columns.facts.length);
    this.groups = choosing.map(({ key }) => columns.groups.find(key));
    for (const [place, { wanted }] of choosing.entries()) this.#want(place, wanted);
  }

  #want(place: number, wanted: FilterGroup['wanted']): void {
    if (wanted.kind === 'facts') {
      for (const facet of wanted.facts) {
        const fact = this.#columns.findFact(facet);
        if (fact !== undefined) this.#wantedBy[fact] = place + 1;
      }
    }
    if (wanted.kind !== 'number') return;
    for (const [fact, { group, low, high }] of this.#columns.facts.entries()) {
      const isWanted = group === this.groups[place] && (isIn(low, wanted.range) || isIn(high, wanted.range));
      if (isWanted) this.#wantedBy[fact] = place + 1;
    }
  }

  priceAt(slot: number): number {
    return this.#prices[slot] ?? noPrice;
  }

  isInPrice(slot: number): boolean {
    if (this.#priceRange === null) return true;
    const price = this.priceAt(slot);
    return price !== noPrice && price >= this.#priceRange.from && price <= this.#priceRange.to;
  }

  /** @returns the place of the only group that the product fails, `failsNone` or `failsMore` */
  failedByProduct(number: number): number {
    const start = this.#columns.starts[number] ?? 0;
    const { records } = this.#columns;
    const first = start + header.length + (records[start + header.scopes] ?? 0);
    const last = first + (records[start + header.facts] ?? 0) + (records[start + header.hidden] ?? 0);
    this.#turn += 1;
    return this.#failed(this.#meet(first, last) + this.#meetAvailable(this.#columns.available[number] === 1));
  }

  /**
   * @param at where the record of the variant starts
   * @returns the same for a variant of a product that has several
   */
  failedByVariant(number: number, at: number): number {
    const start = this.#columns.starts[number] ?? 0;
    const { records } = this.#columns;
    const first = start + header.length + (records[start + header.scopes] ?? 0) + (records[start + header.facts] ?? 0);
    this.#turn += 1;
    const ofProduct = this.#meet(first, first + (records[start + header.hidden] ?? 0));
    const facts = at + variantHeader.length;
    const ofVariant = this.#meet(facts, facts + (records[at + variantHeader.facts] ?? 0));
    return this.#failed(ofProduct + ofVariant + this.#meetAvailable(records[at + variantHeader.available] === 1));
  }

  /** @returns how many groups are met that were not yet */
  #meet(from: number, to: number): number {
    const metAt = this.#metAt;
    if (metAt.length === 0) return 0;
    const wantedBy = this.#wantedBy;
    const turn = this.#turn;
    const { records } = this.#columns;
    let met = 0;
    for (let at = from; at < to; at += 1) {
      const place = (wantedBy[records[at] ?? 0] ?? 0) - 1;
      if (place < 0 || metAt[place] === turn) continue;
      metAt[place] = turn;
      met += 1;
    }
    return met;
  }

  #meetAvailable(isAvailable: boolean): number {
    if (this.#available < 0 || !isAvailable) return 0;
    this.#metAt[this.#available] = this.#turn;
    return 1;
  }

  #failed(met: number): number {
    const failed = this.#metAt.length - met;
    if (failed === 0) return failsNone;
    return failed > 1 ? failsMore : this.#metAt.findIndex((turn) => turn !== this.#turn);
  }
}

/** Where the records of a product's variants start, by place; only of a product that has several. */
export function variantStarts(columns: ListingColumns, number: number, starts: number[]): void {
  const { records } = columns;
  const start = columns.starts[number] ?? 0;
  const scopes = records[start + header.scopes] ?? 0;
  const facts = records[start + header.facts] ?? 0;
  const variants = records[start + header.variants] ?? 0;
  let at = start + header.length + scopes + facts + (records[start + header.hidden] ?? 0);
  starts.length = variants;
  for (let place = 0; place < variants; place += 1) {
    starts[place] = at;
    at += variantHeader.length + (records[at + variantHeader.facts] ?? 0);
  }
}
