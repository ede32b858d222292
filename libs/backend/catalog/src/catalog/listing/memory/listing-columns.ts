import { facetSeparator } from '../facets/facet';
import { NumberList, withRoom } from './numbers';
import type { ListedPrice, ListedProduct, StoredFacets } from './read-listed-products';

/** No price; no price is as low. */
export const noPrice = -(2 ** 31);

/** Room that is never worth reading everything anew. */
const minUnused = 100_000;

/** A facet with its numbers, of which products have the number. */
export interface Fact {
  group: number;
  /** '' for numbers. */
  value: string;
  low: number | null;
  high: number | null;
}

/** Prices of one currency and price list by slot, i.e. product and place of the variant. */
export interface PriceColumns {
  minor: Int32Array;
  net: Int32Array;
  discountRank: Int32Array;
}

export const createPriceColumns = (): PriceColumns => ({
  minor: new Int32Array(),
  net: new Int32Array(),
  discountRank: new Int32Array(),
});

const int32 = (length: number) => new Int32Array(length);
const prices = (length: number) => new Int32Array(length).fill(noPrice);
const uint32 = (length: number) => new Uint32Array(length);

/** Places in a record: how much follows, then scopes, facts, hidden facts and, of several variants, those of each. */
export const header = { scopes: 0, variants: 1, facts: 2, shared: 3, hidden: 4, length: 5 } as const;
/** The same for a variant, followed by its facts. */
export const variantHeader = { available: 0, own: 1, facts: 2, length: 3 } as const;

/**
 * The listing tables in memory, by columns: what is counted and sorted of each product is at its number, which it keeps
 * as long as it is listed.
 */
export class ListingColumns {
  readonly #numbers = new Map<string, number>();
  readonly #freeNumbers: number[] = [];
  readonly ids: string[] = [];
  /** Facets, by number; names of groups and scopes likewise. */
  readonly facts: Fact[] = [];
  readonly #factNumbers = new Map<string, number>();
  /** Of facets with numbers, by all three. */
  readonly #numericFactNumbers = new Map<string, number>();
  readonly groups = new Names();
  readonly #scopeNames = new Names();
  readonly #scopes: NumberList[] = [];
  /** `header`, of all products one after the other. */
  records = new Uint32Array();
  #recordsEnd = 0;
  #unused = 0;
  starts = new Uint32Array();
  #lengths = new Uint32Array();
  /** The first of the product's slots, of which each variant has one. */
  slots = new Uint32Array();
  slotsEnd = 0;
  available = new Uint8Array();
  soldCount = new Int32Array();
  rank = new Int32Array();
  rating = new Int32Array();
  addedAt = new Float64Array();
  /** Products in the order of the database by their ids, and the place of each there. */
  #sequence = new NumberList();
  #isIncomplete = false;
  idOrder = new Uint32Array();

  /** Changes have left so much room unused that it is better read anew. */
  get isWorn(): boolean {
    return this.#isIncomplete || this.#unused > minUnused + this.#recordsEnd / 2;
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id);
  }

  /** Of a facet without numbers. */
  findFact(facet: string): number | undefined {
    return this.#factNumbers.get(facet);
  }

  productsIn(scopeId: string): Uint32Array {
    return this.#scopes[this.#scopeNames.find(scopeId) ?? -1]?.view() ?? new Uint32Array();
  }

  variantsOf(number: number): number {
    return this.records[(this.starts[number] ?? 0) + header.variants] ?? 0;
  }

  /** Adds products that follow all there are, in the order of the database. */
  append(products: readonly ListedProduct[]): void {
    for (const product of products) {
      const number = this.#add(product.id);
      this.#write(product, number);
      this.#place(this.#sequence, number);
    }
  }

  /**
   * Writes products as they are now.
   * @param ids those that changed
   * @param products those of them that there still are, in the order of the database
   */
  update(ids: readonly string[], products: readonly ListedProduct[]): void {
    const moved = new ScopeMoves();
    const added: ListedProduct[] = [];
    const removed = new Set<number>();
    const standing = new Set(products.map(({ id }) => id));
    for (const id of ids) {
      const number = this.#numbers.get(id);
      if (number === undefined || standing.has(id)) continue;
      moved.leave(number, this.#scopesOf(number));
      removed.add(number);
      this.#numbers.delete(id);
    }
    for (const product of products) {
      const known = this.#numbers.get(product.id);
      if (known === undefined) added.push(product);
      const number = known ?? this.#add(product.id);
      if (known !== undefined) moved.leave(number, this.#scopesOf(number));
      this.#write(product, number, moved);
    }
    for (const [scope, numbers] of moved.left) this.#scopes[scope]?.keep((number) => !numbers.has(number));
    for (const [scope, numbers] of moved.entered) for (const number of numbers) this.#scopes[scope]?.push(number);
    this.#reorder(removed, added);
    for (const number of removed) this.#free(number);
  }

  /** Before their prices are written anew: what has none any more is not among them. */
  clearPrices(columns: PriceColumns, ids: readonly string[]): void {
    for (const id of ids) {
      const number = this.#numbers.get(id);
      if (number === undefined) continue;
      const slot = this.slots[number] ?? 0;
      columns.minor.fill(noPrice, slot, slot + this.variantsOf(number));
      columns.net.fill(noPrice, slot, slot + this.variantsOf(number));
    }
  }

  writePrices(columns: PriceColumns, rows: readonly ListedPrice[]): void {
    columns.minor = withRoom(columns.minor, this.slotsEnd, prices);
    columns.net = withRoom(columns.net, this.slotsEnd, prices);
    columns.discountRank = withRoom(columns.discountRank, this.slotsEnd, int32);
    for (const [productId, place, minor, net, discountRank] of rows) {
      const number = this.#numbers.get(productId);
      // A variant that is not in memory yet is on its way there with its price.
      if (number === undefined || place >= this.variantsOf(number)) continue;
      const slot = (this.slots[number] ?? 0) + place;
      columns.minor[slot] = minor ?? noPrice;
      columns.net[slot] = net ?? noPrice;
      columns.discountRank[slot] = discountRank;
    }
  }

  #add(id: string): number {
    const number = this.#freeNumbers.pop() ?? this.ids.length;
    this.ids[number] = id;
    this.#numbers.set(id, number);
    const length = number + 1;
    this.starts = withRoom(this.starts, length, uint32);
    this.#lengths = withRoom(this.#lengths, length, uint32);
    this.slots = withRoom(this.slots, length, uint32);
    this.available = withRoom(this.available, length, (size) => new Uint8Array(size));
    this.soldCount = withRoom(this.soldCount, length, int32);
    this.rank = withRoom(this.rank, length, int32);
    this.rating = withRoom(this.rating, length, int32);
    this.addedAt = withRoom(this.addedAt, length, (size) => new Float64Array(size));
    this.idOrder = withRoom(this.idOrder, length, uint32);
    this.#lengths[number] = 0;
    return number;
  }

  #free(number: number): void {
    this.#unused += (this.#lengths[number] ?? 0) + this.variantsOf(number);
    this.#lengths[number] = 0;
    this.#freeNumbers.push(number);
  }

  #scopesOf(number: number): Uint32Array {
    const start = this.starts[number] ?? 0;
    return this.records.subarray(start + header.length, start + header.length + (this.records[start] ?? 0));
  }

  #write(product: ListedProduct, number: number, moved: ScopeMoves | null = null): void {
    const record = this.#toRecord(product);
    const scopes = record.slice(header.length, header.length + product.scopes.length);
    if (moved === null) for (const scope of scopes) this.#scopes[scope]?.push(number);
    else moved.enter(number, scopes);
    const room = this.#lengths[number] ?? 0;
    const variants = record[header.variants] ?? 1;
    if (room === 0 || variants > this.variantsOf(number)) {
      this.slots[number] = this.slotsEnd;
      this.slotsEnd += variants;
    }
    if (record.length > room) {
      this.#unused += room;
      this.starts[number] = this.#recordsEnd;
      this.#lengths[number] = record.length;
      this.#recordsEnd += record.length;
      this.records = withRoom(this.records, this.#recordsEnd, uint32);
    }
    this.records.set(record, this.starts[number] ?? 0);
    this.available[number] = product.available ? 1 : 0;
    this.soldCount[number] = product.soldCount;
    this.rank[number] = product.rank;
    this.rating[number] = product.rating;
    this.addedAt[number] = product.addedAt;
  }

  #toRecord(product: ListedProduct): number[] {
    const { facets, hidden, scopes, shared, variants } = product;
    const count = Math.max(1, variants.length);
    const record = [scopes.length, count, facets.length, shared, hidden.length];
    for (const scope of scopes) record.push(this.#scopeNumber(scope));
    this.#pushFacts(record, product);
    for (const facet of hidden) record.push(this.#factNumber(facet, null, null));
    for (const variant of variants) {
      record.push(variant.available ? 1 : 0, variant.own, variant.facets.length);
      this.#pushFacts(record, variant);
    }
    return record;
  }

  #scopeNumber(scopeId: string): number {
    const scope = this.#scopeNames.numberOf(scopeId);
    this.#scopes[scope] ??= new NumberList();
    return scope;
  }

  #pushFacts(record: number[], { facets, lows, highs }: StoredFacets): void {
    for (const [at, facet] of facets.entries())
      record.push(this.#factNumber(facet, lows[at] ?? null, highs[at] ?? null));
  }

  #factNumber(facet: string, low: number | null, high: number | null): number {
    const isPlain = low === null && high === null;
    const numbers = isPlain ? this.#factNumbers : this.#numericFactNumbers;
    const key = isPlain ? facet : [facet, low, high].join(facetSeparator);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const [groupKey = '', value = ''] = facet.split(facetSeparator);
    const number = this.facts.push({ group: this.groups.numberOf(groupKey), value, low, high }) - 1;
    numbers.set(key, number);
    return number;
  }

  /**
   * Takes products out of the order of ids, and puts new ones behind those before them.
   * @param added in the order of the database
   */
  #reorder(removed: ReadonlySet<number>, added: readonly ListedProduct[]): void {
    if (removed.size === 0 && added.length === 0) return;
    const sequence = new NumberList();
    let next = 0;
    const follow = (id: string | null) => {
      for (let before = id; next < added.length && added[next]?.before === before; next += 1) {
        before = added[next]?.id ?? null;
        this.#place(sequence, this.#numbers.get(before ?? '') ?? 0);
      }
    };
    follow(null);
    for (const number of this.#sequence.view()) {
      if (removed.has(number)) continue;
      this.#place(sequence, number);
      follow(this.ids[number] ?? null);
    }
    this.#sequence = sequence;
    // Another process has meanwhile listed a product that is before one of these.
    if (next < added.length) this.#isIncomplete = true;
  }

  #place(sequence: NumberList, number: number): void {
    this.idOrder[number] = sequence.length;
    sequence.push(number);
  }
}

/** Numbers of names, from 0. */
class Names {
  readonly #numbers = new Map<string, number>();
  readonly names: string[] = [];

  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.names.push(name) - 1;
    this.#numbers.set(name, number);
    return number;
  }
}

/** Which products leave and enter listings. */
class ScopeMoves {
  readonly left = new Map<number, Set<number>>();
  readonly entered = new Map<number, Set<number>>();

  leave(number: number, scopes: Iterable<number>): void {
    for (const scope of scopes) this.#of(this.left, scope).add(number);
  }

  /** A listing that it has just left is not touched. */
  enter(number: number, scopes: Iterable<number>): void {
    for (const scope of scopes) {
      if (this.left.get(scope)?.delete(number) === true) continue;
      this.#of(this.entered, scope).add(number);
    }
  }

  #of(moves: Map<number, Set<number>>, scope: number): Set<number> {
    const known = moves.get(scope);
    if (known !== undefined) return known;
    const numbers = new Set<number>();
    moves.set(scope, numbers);
    return numbers;
  }
}
