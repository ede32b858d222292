import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random';
import { PlainShopper } from './plain-shopper';
import { addToCart, placeOrder, soldOut } from './purchase';

export interface CrowdLog {
  acknowledged: { code: string; email: string }[];
  /** Answers to the pages that were opened and the forms that were sent, in milliseconds. */
  latencies: number[];
  /** What kept a shopper from going on. */
  refusals: Map<string, number>;
}

export interface CrowdOptions {
  /** Origin at which a shopper begins; another one for each when there are several. */
  origin: string;
  shoppers: number;
  products: string[];
  random: Random;
  /** How often a shopper sends an order again that was not answered. */
  retries: number;
}

const retryPauseMs = 400;
let purchases = 0;

const orderCode = (html: string) => /data-order-code[^>]*>\s*(\d{6,})/.exec(html)?.[1] ?? null;

/** Shoppers that buy one thing after the other until they are told to go home. */
export class Crowd {
  readonly log: CrowdLog = { acknowledged: [], latencies: [], refusals: new Map() };
  #isOver = false;
  readonly #shopping: Promise<void[]>;

  constructor(readonly options: CrowdOptions) {
    this.#shopping = Promise.all(Array.from({ length: options.shoppers }, () => this.#shop()));
  }

  /** Waits for the purchases under way. */
  async goHome(): Promise<CrowdLog> {
    this.#isOver = true;
    await this.#shopping;
    return this.log;
  }

  async #shop(): Promise<void> {
    const { origin, products, random, retries } = this.options;
    while (!this.#isOver) {
      purchases += 1;
      const email = `nakup-${process.pid}-${purchases}@example.com`;
      const shopper = new PlainShopper(origin);
      shopper.onAnswer = ({ ms }) => this.log.latencies.push(ms);
      const refused = await addToCart(shopper, random.pick(products));
      if (refused === soldOut) continue;
      if (refused !== null) {
        await this.#refuse(refused);
        continue;
      }
      for (let attempt = 0; attempt <= retries; attempt += 1) {
        const { code, stoppedAt } = await placeOrder(shopper, email);
        const known = code ?? orderCode(shopper.page.html);
        if (known !== null) {
          this.log.acknowledged.push({ code: known, email });
          break;
        }
        await this.#refuse(stoppedAt ?? 'place');
      }
    }
  }

  async #refuse(step: string): Promise<void> {
    this.log.refusals.set(step, (this.log.refusals.get(step) ?? 0) + 1);
    await pause(retryPauseMs);
  }
}

/** Of what is bought again and again there are at least so many, so that it is not sold out by the attack itself. */
const plenty = 20;

/** Addresses of products of which there are plenty. */
export async function findProducts(origin: string, count: number): Promise<string[]> {
  const list = await (await fetch(`${origin}/sitemap/product-1.xml`)).text();
  const paths = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '/']) => new URL(url).pathname);
  const found: string[] = [];
  for (const path of paths) {
    if ((await addToCart(new PlainShopper(origin), path, plenty)) === null) found.push(path);
    if (found.length === count) break;
  }
  if (found.length === 0) throw new Error('No product of the sitemap can be bought.');
  return found;
}
