import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Shop } from '../shop/shop';
import { PlainShopper } from '../shopper/plain-shopper';

const intervalMs = 500;
/** Maximum age of a displayed price. */
const maxAgeMs = 60_000;

const productsSchema = v.object({
  entities: v.array(v.object({ variants: v.array(v.object({ prices: v.object({ unitWithTax: v.number() }) })) })),
});

interface WatchedProduct {
  path: string;
  variantId: string;
  price: number;
}

/** Of the product of a page. */
export const extractPrice = (html: string): number => Number(/"price":"([\d.]+)"/.exec(html)?.[1]);

/** The product at a path as a guest sees it. */
export async function readProduct(origin: string, path: string): Promise<WatchedProduct> {
  const guest = new PlainShopper(origin);
  const { html } = await guest.open(path);
  const variantId = new URLSearchParams(guest.form('quantity')?.values).get('id');
  const price = extractPrice(html);
  if (variantId === null || Number.isNaN(price)) throw new Error(`${path} shows no product that can be bought.`);
  return { path, variantId, price };
}

/** Compares the backend's price with the one on a guest's page, until stopped. */
export class PriceWatch {
  #isStopped = false;
  /** Since when the page's price differs from the backend's. */
  #staleSince: number | null = null;
  maxStaleMs = 0;
  readonly #watching: Promise<void>;

  constructor(
    readonly shop: Shop,
    readonly path: string,
  ) {
    this.#watching = this.#watch();
  }

  async #watch(): Promise<void> {
    const slug = this.path.split('/').at(-1) ?? '';
    const guest = new PlainShopper(this.shop.storefront.origin);
    while (!this.#isStopped) {
      const response = await fetch(`${this.shop.backend.origin}/cms/catalog/product?slugs=${slug}`);
      const { entities } = v.parse(productsSchema, await response.json());
      const current = entities[0]?.variants[0]?.prices.unitWithTax;
      const displayedPrice = extractPrice((await guest.open(this.path)).html);
      if (current === displayedPrice) this.#staleSince = null;
      else this.#staleSince ??= performance.now();
      if (this.#staleSince !== null) {
        this.maxStaleMs = Math.max(this.maxStaleMs, performance.now() - this.#staleSince);
      }
      await pause(intervalMs);
    }
  }

  /** Waits until the page shows the backend's price, up to the maximum age. @returns problems */
  async stop(): Promise<string[]> {
    const deadline = performance.now() + maxAgeMs;
    await pause(2 * intervalMs);
    while (this.#staleSince !== null && performance.now() < deadline) await pause(intervalMs);
    this.#isStopped = true;
    await this.#watching;
    return this.maxStaleMs > maxAgeMs
      ? [`${this.path} showed an old price for ${Math.round(this.maxStaleMs / 1000)} s`]
      : [];
  }
}
