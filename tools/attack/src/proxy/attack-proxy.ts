import { setTimeout as pause } from 'node:timers/promises';
import { extractPrice, readProduct } from '../imports/price-watch';
import { changePrice } from '../imports/change-price';
import type { Random } from '../random';
import { findFreePorts } from '../shop/free-ports';
import { createShop, startShop } from '../shop/shop';
import type { Shop } from '../shop/shop';
import { PlainShopper } from '../shopper/plain-shopper';
import { addToCart, demoCustomer, logIn } from '../shopper/purchase';
import { findProducts } from '../shopper/simulated-shoppers';
import { startVarnish } from './varnish';

export interface ProxyOptions {
  requests: number;
  random: Random;
}

export interface ProxyReport {
  /** Of guests' documents, the share that came from the proxy. */
  share: number;
  documents: number;
  ofShoppers: number;
  priceChanges: number;
  /** How long after a change a guest still got the old price. */
  oldestPriceMs: number;
  problems: string[];
}

const productCount = 60;
const concurrency = 12;
/** Requests of shoppers with a login or a cart, between those of guests. */
const shopperShare = 0.1;
const priceChangeMs = 5_000;
const promisedMs = 2_000;
const languages = ['cs', 'cs-CZ,sk;q=0.8', 'sk'];
/** Of a cart that the backend did not answer for in time. */
const unknownCart = 'Košík, teď ho nejde načíst';

interface Watched {
  path: string;
  variantId: string;
  price: number;
  changedAt: number;
  /** The price that a command is writing now. */
  next: number;
}

/** The n-th is asked for 1/n times as often as the first. */
function pickPath(paths: readonly string[], random: Random): string {
  return paths[Math.floor(paths.length ** random.next()) - 1] ?? '/';
}

async function keepChangingPrice(shop: Shop, watched: Watched, isDone: () => boolean): Promise<number> {
  let changes = 0;
  while (!isDone()) {
    await pause(priceChangeMs);
    const next = watched.price + (changes % 2 === 0 ? 1 : -1);
    watched.next = next;
    const problem = await changePrice(shop, watched.variantId, next);
    if (problem !== null) throw new Error(problem);
    Object.assign(watched, { price: next, changedAt: performance.now() });
    changes += 1;
  }
  return changes;
}

/** Guests and shoppers open pages through a caching proxy while a price changes again and again; null without Varnish. */
export async function attackProxy({ requests, random }: ProxyOptions): Promise<ProxyReport | null> {
  const [port = 0] = await findFreePorts(1);
  const shop = await createShop({ env: { CACHING_PROXY_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '2' } });
  try {
    await startShop(shop);
    const varnish = await startVarnish(port, shop.storefront.origin);
    if (varnish === null) return null;
    try {
      return await openPages({ shop, origin: varnish.origin, requests, random });
    } finally {
      await varnish.stop();
    }
  } finally {
    await shop.close();
  }
}

async function openPages({
  shop,
  origin,
  requests,
  random,
}: ProxyOptions & { shop: Shop; origin: string }): Promise<ProxyReport> {
  const products = await findProducts(shop.storefront.origin, productCount);
  const [hot = '/'] = products;
  const paths = [hot, '/', ...products];
  const watched: Watched = {
    ...(await readProduct(shop.storefront.origin, hot)),
    changedAt: performance.now(),
    next: 0,
  };
  const customer = new PlainShopper(origin);
  if (!(await logIn(customer))) throw new Error('The demo customer cannot log in.');
  const withCart = new PlainShopper(origin);
  const refusal = await addToCart(withCart, products.at(-1) ?? '/');
  if (refusal !== null) throw new Error(`A guest cannot fill a cart: ${refusal}`);
  const shoppers = [customer, withCart];
  const cookieOf = ({ cookies }: PlainShopper) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const loginLink = 'href="/prihlasit';
  const emptyCart = 'data-cart-count="0"';
  const problems = new Map<string, number>();
  const report = { hits: 0, documents: 0, ofShoppers: 0, oldestPriceMs: 0 };
  const find = (problem: string) => problems.set(problem, (problems.get(problem) ?? 0) + 1);
  let left = requests;

  async function openAsGuest(path: string): Promise<void> {
    const { price } = watched;
    const openedAt = performance.now();
    const response = await fetch(origin + path, {
      headers: { 'accept-language': random.pick(languages) },
    });
    const html = await response.text();
    report.documents += 1;
    if (response.status !== 200) find(`${path} answers a guest ${response.status}`);
    const isCached = response.headers.get('x-cached') === 'yes';
    if (isCached) report.hits += 1;
    if (isCached && response.headers.has('set-cookie')) find(`${path} gives a guest the cookie of another one`);
    if (html.includes(demoCustomer.name) || html.includes(demoCustomer.email)) find(`${path} shows a guest a customer`);
    if (response.headers.has('surrogate-key')) find(`${path} shows the keys of the cache`);
    const shown = extractPrice(html);
    if (path !== hot || shown === price || shown === watched.next || watched.price !== price) return;
    const age = openedAt - watched.changedAt;
    report.oldestPriceMs = Math.max(report.oldestPriceMs, age);
    if (age > promisedMs) find(`${path} shows an old price after ${Math.round(age)} ms`);
  }

  async function openAsShopper(path: string): Promise<void> {
    const shopper = random.pick(shoppers);
    const response = await fetch(origin + path, { headers: { cookie: cookieOf(shopper), 'accept-language': 'cs' } });
    const html = await response.text();
    report.ofShoppers += 1;
    if (response.status !== 200) {
      find(`${path} answers a shopper ${response.status}`);
      return;
    }
    if (response.headers.get('x-cached') === 'yes') find(`${path} comes from the cache for a shopper`);
    if (shopper === withCart && html.includes(emptyCart) && !html.includes(unknownCart))
      find(`${path} shows a shopper an empty cart`);
    // Whom the backend did not identify in time is not shown as logged out, but without a name.
    if (shopper === customer && html.includes(loginLink)) find(`${path} shows a customer as logged out`);
  }

  async function work(): Promise<void> {
    while (left > 0) {
      left -= 1;
      const path = pickPath(paths, random);
      const opening = random.chance(shopperShare) ? openAsShopper(path) : openAsGuest(path);
      await opening.catch((error: unknown) => find(`${path} failed: ${String(error)}`));
    }
  }

  // A shop that has just started is slow at first.
  for (const path of paths) {
    for (const language of languages) await fetch(origin + path, { headers: { 'accept-language': language } });
    for (const shopper of shoppers)
      await fetch(origin + path, { headers: { cookie: cookieOf(shopper), 'accept-language': 'cs' } });
  }
  const changing = keepChangingPrice(shop, watched, () => left <= 0);
  await Promise.all(Array.from({ length: concurrency }, work));
  return {
    share: report.hits / report.documents,
    documents: report.documents,
    ofShoppers: report.ofShoppers,
    priceChanges: await changing,
    oldestPriceMs: report.oldestPriceMs,
    problems: [...problems].map(([problem, count]) => `${count}× ${problem}`),
  };
}
