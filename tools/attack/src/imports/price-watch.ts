import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Shop } from '../shop/shop';
import { PlainShopper } from '../shopper/plain-shopper';

const lookEveryMs = 500;
/** No page may show an older price. */
const maxAgeMs = 60_000;

const products = v.object({
  entities: v.array(v.object({ variants: v.array(v.object({ prices: v.object({ unitWithTax: v.number() }) })) })),
});

interface WatchedProduct {
  path: string;
  variantId: string;
  price: number;
}

const priceOnPage = (html: string): number => Number(/"price":"([\d.]+)"/.exec(html)?.[1]);

/** The product at an address as a guest sees it. */
export async function readProduct(origin: string, path: string): Promise<WatchedProduct> {
  const guest = new PlainShopper(origin);
  const { html } = await guest.open(path);
  const variantId = new URLSearchParams(guest.form('quantity')?.values).get('id');
  const price = priceOnPage(html);
  if (variantId === null || Number.isNaN(price)) throw new Error(`${path} shows no product that can be bought.`);
  return { path, variantId, price };
}

/** Compares the price that the backend tells with the one on a guest's page, until it is stopped. */
export class PriceWatch {
  #isOver = false;
  /** Since when the page has shown another price than the backend tells. */
  #differsSince: number | null = null;
  oldestMs = 0;
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
    while (!this.#isOver) {
      const answer = await fetch(`${this.shop.backend.origin}/cms/catalog/product?slugs=${slug}`);
      const { entities } = v.parse(products, await answer.json());
      const current = entities[0]?.variants[0]?.prices.unitWithTax;
      const shown = priceOnPage((await guest.open(this.path)).html);
      if (current === shown) this.#differsSince = null;
      else this.#differsSince ??= performance.now();
      if (this.#differsSince !== null) {
        this.oldestMs = Math.max(this.oldestMs, performance.now() - this.#differsSince);
      }
      await pause(lookEveryMs);
    }
  }

  /** Looks on until the page shows what the backend tells, at most so long as it may show another price. @returns what is wrong */
  async stop(): Promise<string[]> {
    const until = performance.now() + maxAgeMs;
    await pause(2 * lookEveryMs);
    while (this.#differsSince !== null && performance.now() < until) await pause(lookEveryMs);
    this.#isOver = true;
    await this.#watching;
    return this.oldestMs > maxAgeMs
      ? [`${this.path} showed an old price for ${Math.round(this.oldestMs / 1000)} s`]
      : [];
  }
}
