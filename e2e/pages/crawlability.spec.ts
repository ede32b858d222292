import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import { parseRobotsRules } from '@vyloha/e2e-fixtures/robots-rules';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const hoses = '/zahrada/zavlazovani/zahradni-hadice';
const mowers = '/zahrada/zahradni-technika/sekacky-na-travu';

/** Listings in all their states: their canonical URL, and whether robots may crawl them. */
const listingStates: readonly (readonly [address: string, canonical: string | null, isOpen: boolean])[] = [
  [hoses, hoses, true],
  [`${hoses}?p=2`, `${hoses}?p=2`, true],
  [`${hoses}?utm_source=mail&nic=1`, hoses, true],
  ['/eshop', '/eshop', true],
  ['/eshop?p=2&p=3', '/eshop?p=2', true],
  ['/eshop?p=3', '/eshop?p=3', true],
  [`${hoses}?razeni=PriceSortASC`, hoses, false],
  [`${hoses}?p=2&razeni=PriceSortASC`, `${hoses}?p=2`, false],
  [`${hoses}?razeni=PriceSortASC&razeni=PriceSortDESC`, hoses, false],
  [`${hoses}?razeni=nesmysl`, hoses, false],
  [`${hoses}?f.barva=zelena`, null, false],
  [`${hoses}?cena=100-500&f.barva=zelena&skladem=1`, null, false],
  [`${hoses}?skladem=1&razeni=PriceSortASC`, null, false],
  [`${hoses}?cena.od=abc`, hoses, false],
  [`${mowers}?f.pohon=akumulator`, '/akumulatorove-sekacky', false],
  ['/akumulatorove-sekacky', '/akumulatorove-sekacky', true],
  ['/rosa', '/rosa', true],
  ['/rosa?p=2', '/rosa?p=2', true],
  ['/rosa?skladem=1', null, false],
  ['/znacky?p=2', '/znacky?p=2', true],
  ['/clanky?seznam=pobocky&p=2', '/clanky?seznam=pobocky&p=2', true],
  ['/clanky?seznam=pobocky&kraj=jihomoravsky', '/clanky?seznam=pobocky&kraj=jihomoravsky', true],
  ['/clanky?seznam=pobocky&otevreno=1', null, false],
  ['/clanky?seznam=pobocky&q=brno', null, true],
  // Its editors set it to noindex.
  ['/semena-do-30-kc', null, true],
];

const listingRedirects: readonly (readonly [address: string, status: number, to: string])[] = [
  [`${hoses}?f.barva=zelena&f.barva=cerna`, 302, `${hoses}?f.barva=cerna&f.barva=zelena`],
  [`${hoses}?f.barva=zelena&f.barva=zelena`, 302, `${hoses}?f.barva=zelena`],
  [`${hoses}?skladem=1&cena=100-500`, 302, `${hoses}?cena=100-500&skladem=1`],
  [`${hoses}?cena=500-100`, 302, `${hoses}?cena=100-500`],
  [`${hoses}?f.nic=x&f.barva=nesmysl`, 302, hoses],
  [`${hoses}?skladem=0`, 302, hoses],
  [`${hoses}?p=2&skladem=1`, 302, `${hoses}?skladem=1&p=2`],
  [`${hoses}?p=1`, 301, hoses],
  [`${hoses}?p=0&razeni=PriceSortASC`, 301, `${hoses}?razeni=PriceSortASC`],
  [`${hoses.toUpperCase()}`, 301, hoses],
];

async function fetchRobotsRules(origin: string) {
  return parseRobotsRules(await (await fetch(`${origin}/robots.txt`)).text());
}

test('each state of a listing has one canonical URL, or none', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const browser = new PlainBrowser(origin);
  const isAllowedForRobots = await fetchRobotsRules(origin);
  for (const [address, canonical, isOpen] of listingStates) {
    await browser.open(address);
    const { document } = browser;
    const canonicalHref = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;
    expect(canonicalHref, address).toBe(canonical === null ? null : origin + canonical);
    const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '';
    expect(robots.includes('noindex'), address).toBe(canonical === null);
    expect(isAllowedForRobots(address), address).toBe(isOpen);
  }
});

test('equivalent URLs redirect to it', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  for (const [address, status, to] of listingRedirects) {
    const response = await fetch(origin + address, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')?.replace(origin, '')], address).toEqual([status, to]);
  }
});

test('listings link robots to indexable pages and variants only', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const browser = new PlainBrowser(origin);
  const isAllowedForRobots = await fetchRobotsRules(origin);
  for (const address of [hoses, `${hoses}?p=2`, `${hoses}?f.barva=zelena`, '/eshop', '/rosa']) {
    await browser.open(address);
    const links = [...browser.document.querySelectorAll('main a[href]')].map(
      (link) => new URL(link.getAttribute('href') ?? '', origin + address),
    );
    const queries = links
      .filter((link) => link.origin === origin && isAllowedForRobots(link.pathname + link.search))
      .map(({ search }) => search);
    expect(
      queries.filter((search) => !/^(\?(p=\d+|variant_id=[^&]+))?$/.test(search)),
      address,
    ).toEqual([]);
  }
});

test('the sitemap lists every indexable page, each by its canonical URL', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const isAllowedForRobots = await fetchRobotsRules(origin);
  const locations = async (path: string) =>
    [...(await (await fetch(origin + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replace(origin, ''),
    );
  const browser = new PlainBrowser(origin);
  for (const part of await locations('/sitemap.xml')) {
    const pages = await locations(part);
    expect(
      pages.filter((page) => page.includes('p=') || !isAllowedForRobots(page)),
      part,
    ).toEqual([]);
    const [first] = pages;
    if (first === undefined) continue;
    await browser.open(first);
    const { document } = browser;
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href'), first).toBe(
      new URL(first, origin).href,
    );
    expect(document.querySelector('meta[name="robots"]'), first).toBeNull();
  }
});

test('robots may open every offer of the feeds', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const isAllowedForRobots = await fetchRobotsRules(origin);
  for (const [feed, element] of [
    ['google', 'g:link'],
    ['zbozi', 'URL'],
  ] as const) {
    const text = await (await fetch(`${origin}/feeds/${feed}/cz.xml`)).text();
    const addresses = [...text.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'g'))].map(([, url = '']) =>
      url.replaceAll('&amp;', '&').replace(origin, ''),
    );
    expect(addresses.length, feed).toBeGreaterThan(1000);
    expect(
      addresses.filter((address) => !isAllowedForRobots(address)),
      feed,
    ).toEqual([]);
  }
});
