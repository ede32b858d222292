import { asc, desc, gte } from 'drizzle-orm';
import { type Queryable, buildOnce } from '@vyloha/backend-kernel';
import { listingChange } from '../../tables';
import { type PriceColumns, ListingColumns, createPriceColumns } from './listing-columns';
import { type Segment, readNextPrices, readNextProducts, readPrices, readProducts } from './read-listed-products';

/** What one request waits for: so many products are read, or their prices. A larger shop is read beside the requests. */
const maxAwaited = 3000;
const productsPerStep = 1000;
const pricesPerStep = 10_000;
/** For price lists of customers, of which there may be many. */
const maxPriceBytes = 100 * 1024 * 1024;

interface Version {
  position: number;
  /** Null as long as no change was written. */
  id: string | null;
}

interface SegmentPrices {
  segment: Segment;
  columns: PriceColumns;
  /** Settled as soon as all prices are there; rejected where they could not be read. */
  loading: Promise<void>;
  isLoaded: boolean;
}

/** The listing tables in memory, as far as a request needs them. */
export interface ListingsInMemory {
  columns: ListingColumns;
  prices: PriceColumns;
}

const keyOf = ({ currency, priceList }: Segment) => JSON.stringify([currency, priceList]);
const bytesOf = ({ minor, net, discountRank }: PriceColumns) =>
  minor.byteLength + net.byteLength + discountRank.byteLength;

/**
 * Keeps the listing tables of one database in memory, by the changes that their writers log. What is given to a request
 * is at least as new as the database was when it asked.
 */
class ListingMemory {
  readonly #db: Queryable;
  #columns: ListingColumns | null = null;
  #version: Version = { position: 0, id: null };
  #building: Promise<void> | null = null;
  /** The least recently used first. */
  readonly #segments = new Map<string, SegmentPrices>();
  /** Reads change what is in memory one after the other, so that newer rows are never replaced by older ones. */
  #turn: Promise<unknown> = Promise.resolve();
  #nextUpdate: Promise<void> | null = null;

  constructor(db: Queryable) {
    this.#db = db;
  }

  /**
   * @param shopTotal products of the shop
   * @returns null while they are being read, and where that fails
   */
  async open(segment: Segment, shopTotal: number): Promise<ListingsInMemory | null> {
    try {
      return await this.#open(segment, shopTotal <= maxAwaited);
    } catch {
      // The statements that answer instead say what is wrong with the database.
      return null;
    }
  }

  async #open(segment: Segment, isAwaited: boolean): Promise<ListingsInMemory | null> {
    await this.#update();
    if (this.#columns === null) {
      const building = this.#build();
      if (!isAwaited) return null;
      await building;
      await this.#update();
    }
    const columns = this.#columns;
    if (columns === null) return null;
    const prices = this.#pricesOf(columns, segment);
    if (!prices.isLoaded) {
      if (!isAwaited) return null;
      await prices.loading;
    }
    return this.#columns === columns ? { columns, prices: prices.columns } : null;
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => {});
    return result;
  }

  /** Requests that wait for the same turn share it: it begins after they have asked. */
  #update(): Promise<void> {
    this.#nextUpdate ??= this.#inTurn(() => {
      this.#nextUpdate = null;
      return this.#readChanges();
    });
    return this.#nextUpdate;
  }

  async #readChanges(): Promise<void> {
    const columns = this.#columns;
    if (columns === null) return;
    const { position, id } = this.#version;
    const rows = await this.#db
      .select()
      .from(listingChange)
      .where(gte(listingChange.position, position))
      .orderBy(asc(listingChange.position))
      .limit(maxAwaited + 2);
    const changes = id === null ? rows : rows.slice(1);
    const isKnown = id === null || rows[0]?.id === id;
    const changedIds = changes.flatMap(({ productId }) => productId ?? []);
    if (!isKnown || changedIds.length < changes.length || changes.length > maxAwaited || columns.isWorn) {
      this.#columns = null;
      this.#segments.clear();
      return;
    }
    const last = changes.at(-1);
    if (last === undefined) return;
    await this.#rewrite(columns, [...new Set(changedIds)]);
    this.#version = last;
  }

  async #rewrite(columns: ListingColumns, ids: readonly string[]): Promise<void> {
    const products = await readProducts(this.#db, ids);
    const segments = [...this.#segments.values()];
    const prices = await Promise.all(segments.map(({ segment }) => readPrices(this.#db, segment, ids)));
    columns.update(ids, products);
    for (const [at, segment] of segments.entries()) {
      columns.clearPrices(segment.columns, ids);
      columns.writePrices(segment.columns, prices[at] ?? []);
    }
  }

  #build(): Promise<void> {
    this.#building ??= this.#readAll().finally(() => (this.#building = null));
    // Who does not wait for it does not hear of it.
    this.#building.catch(() => {});
    return this.#building;
  }

  async #readAll(): Promise<void> {
    const [last] = await this.#db.select().from(listingChange).orderBy(desc(listingChange.position)).limit(1);
    const columns = new ListingColumns();
    for (let after: string | undefined = ''; after !== undefined;) {
      const products = await readNextProducts(this.#db, after, productsPerStep);
      columns.append(products);
      after = products.at(-1)?.id;
    }
    this.#version = last ?? { position: 0, id: null };
    this.#segments.clear();
    this.#columns = columns;
  }

  #pricesOf(columns: ListingColumns, segment: Segment): SegmentPrices {
    const key = keyOf(segment);
    const known = this.#segments.get(key);
    const prices = known ?? this.#startLoading(columns, segment);
    this.#segments.delete(key);
    this.#segments.set(key, prices);
    this.#forgetLeastUsed();
    return prices;
  }

  #startLoading(columns: ListingColumns, segment: Segment): SegmentPrices {
    const prices: SegmentPrices = {
      segment,
      columns: createPriceColumns(),
      loading: Promise.resolve(),
      isLoaded: false,
    };
    prices.loading = this.#readPrices(columns, prices);
    prices.loading.catch(() => this.#segments.delete(keyOf(segment)));
    return prices;
  }

  async #readPrices(columns: ListingColumns, prices: SegmentPrices): Promise<void> {
    let after: readonly [string, number] | undefined = ['', 0];
    while (after !== undefined && this.#columns === columns) after = await this.#readPriceStep(columns, prices, after);
    prices.isLoaded = true;
  }

  /** @returns what the last one read is of; undefined when there are no more */
  #readPriceStep(
    columns: ListingColumns,
    { segment, columns: written }: SegmentPrices,
    after: readonly [string, number],
  ): Promise<readonly [string, number] | undefined> {
    return this.#inTurn(async () => {
      const rows = await readNextPrices(this.#db, segment, after, pricesPerStep);
      columns.writePrices(written, rows);
      const last = rows.at(-1);
      return last === undefined ? undefined : [last[0], last[1]];
    });
  }

  #forgetLeastUsed(): void {
    let bytes = [...this.#segments.values()].reduce((all, { columns }) => all + bytesOf(columns), 0);
    for (const [key, { columns }] of this.#segments) {
      if (bytes <= maxPriceBytes || this.#segments.size === 1) return;
      this.#segments.delete(key);
      bytes -= bytesOf(columns);
    }
  }
}

/** That of each database. */
export const listingMemory = buildOnce((db) => new ListingMemory(db));
