import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { PlainShopper } from '../shopper/plain-shopper';
import { addToCart, demoCustomer, logIn, placeOrder } from '../shopper/purchase';
import { readForms } from '../shopper/read-forms';
import type { PageForm } from '../shopper/read-forms';

interface RouteEntry {
  path?: string;
  children?: RouteEntry[];
}

/** Attack surface of a storefront, as found by a stranger with an account. */
export interface StorefrontMap {
  /** Patterns of all routes, `:slug` for a segment. */
  patterns: string[];
  /** Existing paths, from the sitemap. */
  paths: string[];
  products: string[];
  /** Build output and pictures. */
  files: string[];
  /** Forms of all pages, of guests and of customers. */
  forms: PageForm[];
  /** A guest with a cart, whose cookies are tampered with. */
  guest: PlainShopper;
  /** Private data of that guest and of a customer. */
  secrets: string[];
}

function flatten(entries: RouteEntry[], base: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const own =
      path === undefined || path === '' ? base : path.startsWith('/') ? path : `${base.replace(/\/$/, '')}/${path}`;
    return [own, ...flatten(children, own)];
  });
}

/** The route table as the framework reads it. */
function readRoutePatterns(): string[] {
  const cli = join(workspaceRoot, 'node_modules/@remix-run/dev/dist/cli.js');
  const json = execFileSync(process.execPath, [cli, 'routes', '--json'], {
    cwd: join(workspaceRoot, 'apps/storefront'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return [...new Set(flatten(JSON.parse(json) as RouteEntry[], '/'))];
}

const findAllMatches = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const maxPathsPerFile = 40;

async function fetchSitemapPaths(origin: string): Promise<string[]> {
  const read = async (url: string) => (await fetch(url)).text();
  const files = findAllMatches(/<loc>([^<]+)<\/loc>/g, await read(`${origin}/sitemap.xml`));
  const lists = await Promise.all(files.map(read));
  return lists.flatMap((list) =>
    findAllMatches(/<loc>([^<]+)<\/loc>/g, list)
      .slice(0, maxPathsPerFile)
      .map((url) => new URL(url).pathname),
  );
}

/** Pages whose forms are collected; the last ones need a cart or a login. */
const pagesWithForms = [
  '/',
  '/kontakt',
  '/registrovat',
  '/zapomenute-heslo',
  '/resetovat-heslo?token=x',
  '/aktivovat?token=x',
  '/zrusit-hlidani?token=x',
  '/newsletter/potvrdit?token=x',
  '/newsletter/odhlasit?token=x',
  '/porovnat',
  '/hledat?q=nůž',
  '/kosik',
  '/kosik/dodaci-udaje',
  '/kosik/doprava-a-platba',
  '/kosik/import-objednavky',
];
const customerPages = [
  '/uzivatel/prehled',
  '/uzivatel/osobni-udaje',
  '/uzivatel/objednavky',
  '/uzivatel/zmena-hesla',
  '/uzivatel/seznam-adres',
  '/uzivatel/nakupni-seznamy',
  '/uzivatel/oblibene',
  '/uzivatel/vraceni-a-vymena',
  '/uzivatel/rychla-objednavka',
];

async function collectForms(shopper: PlainShopper, pages: string[]): Promise<PageForm[]> {
  const forms: PageForm[] = [];
  for (const path of pages) {
    const { html, status } = await shopper.open(path);
    if (status < 500) forms.push(...readForms(html, path.split('?')[0] ?? '/'));
  }
  return forms;
}

/** Distinct forms; a category has the same one for each of its products. */
function uniqueForms(forms: PageForm[]): PageForm[] {
  const toFormKey = ({ method, action, names }: PageForm) => JSON.stringify([method, action, names]);
  return [...new Map(forms.map((form) => [toFormKey(form), form])).values()];
}

export async function mapStorefront(origin: string): Promise<StorefrontMap> {
  const paths = await fetchSitemapPaths(origin);
  const products = paths.filter((path) => path.startsWith('/produkt/'));
  const [product = '/'] = products;
  const guest = new PlainShopper(origin);
  const customer = new PlainShopper(origin);
  if (!(await logIn(customer))) throw new Error('The demo customer cannot log in.');
  for (const shopper of [guest, customer]) {
    const refusal = await addToCart(shopper, product);
    if (refusal !== null) throw new Error(`A shopper cannot add ${product}: ${refusal}`);
  }
  const loginForms = await collectForms(new PlainShopper(origin), ['/prihlasit']);
  const guestForms = await collectForms(guest, [...pagesWithForms, product]);
  const home = (await guest.open('/')).html;
  const { code } = await placeOrder(customer, demoCustomer.email);
  if (code === null) throw new Error('The demo customer cannot order.');
  const orderToken = /data-order-token="([^"]+)"/.exec(customer.page.html)?.[1] ?? code;
  const customerForms = await collectForms(customer, [...customerPages, product, '/kosik']);
  const personal = [...guest.cookies, ...customer.cookies].filter(([name]) =>
    /_(session|token|guest_cart|checkout)/.test(name),
  );
  return {
    patterns: readRoutePatterns(),
    paths,
    products,
    files: [...new Set(findAllMatches(/(?:href|src)="(\/(?:assets|img)\/[^"#]+)/g, home))].map((path) =>
      path.replaceAll('&amp;', '&'),
    ),
    forms: uniqueForms([...loginForms, ...guestForms, ...customerForms]),
    guest,
    secrets: [orderToken, ...personal.map(([, value]) => value).filter((value) => value.length >= 16)],
  };
}
