import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random';
import { PlainShopper } from './plain-shopper';
import { addToCart, placeOrder, soldOut } from './purchase';

export interface ShoppersLog {
  acknowledged: { code: string; email: string }[];
  /** Response times of the opened pages and submitted forms, in milliseconds. */
  latencies: number[];
  /** Failed steps of purchases, with their counts. */
  refusals: Map<string, number>;
}

export interface ShoppersOptions {
  /** Origin for the shoppers' requests. */
  origin: string;
  shoppers: number;
  products: string[];
  random: Random;
  /** How often a shopper resends an order without a response. */
  retries: number;
  /** A new shopper, for one purchase. */
  createShopper?: () => PlainShopper;
}

const retryPauseMs = 400;
let purchases = 0;

const extractOrderCode = (html: string) => /data-order-code[^>]*>\s*(\d{6,})/.exec(html)?.[1] ?? null;

/** Shoppers that buy one thing after the other until stopped. */
export class SimulatedShoppers {
  readonly log: ShoppersLog = { acknowledged: [], latencies: [], refusals: new Map() };
  #isStopped = false;
  readonly #purchases: Promise<void[]>;

  constructor(readonly options: ShoppersOptions) {
    this.#purchases = Promise.all(Array.from({ length: options.shoppers }, () => this.#shop()));
  }

  /** Waits for the purchases in progress. */
  async stop(): Promise<ShoppersLog> {
    this.#isStopped = true;
    await this.#purchases;
    return this.log;
  }

  async #shop(): Promise<void> {
    const { origin, products, random, retries, createShopper = () => new PlainShopper(origin) } = this.options;
    while (!this.#isStopped) {
      purchases += 1;
      const email = `nakup-${process.pid}-${purchases}@example.com`;
      const shopper = createShopper();
      const { onResponse } = shopper;
      shopper.onResponse = (response) => {
        this.log.latencies.push(response.ms);
        onResponse(response);
      };
      const refusal = await addToCart(shopper, random.pick(products));
      if (refusal === soldOut) continue;
      if (refusal !== null) {
        await this.#recordRefusal(refusal);
        continue;
      }
      for (let attempt = 0; attempt <= retries; attempt += 1) {
        const { code, failedStep } = await placeOrder(shopper, email);
        const seenCode = code ?? extractOrderCode(shopper.page.html);
        if (seenCode !== null) {
          this.log.acknowledged.push({ code: seenCode, email });
          break;
        }
        await this.#recordRefusal(failedStep ?? 'place');
      }
    }
  }

  async #recordRefusal(step: string): Promise<void> {
    this.log.refusals.set(step, (this.log.refusals.get(step) ?? 0) + 1);
    await pause(retryPauseMs);
  }
}

/** Minimum stock of the bought products, so that the attack itself does not sell them out. */
const minStock = 20;

/** Paths of products with plenty of stock. */
export async function findProducts(origin: string, count: number): Promise<string[]> {
  const list = await (await fetch(`${origin}/sitemap/product-1.xml`)).text();
  const paths = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '/']) => new URL(url).pathname);
  const found: string[] = [];
  for (const path of paths) {
    if ((await addToCart(new PlainShopper(origin), path, minStock)) === null) found.push(path);
    if (found.length === count) break;
  }
  if (found.length === 0) throw new Error('No product of the sitemap can be bought.');
  return found;
}
