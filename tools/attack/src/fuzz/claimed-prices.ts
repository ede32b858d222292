import { PlainShopper } from '../shopper/plain-shopper';
import { logIn } from '../shopper/purchase';

const business = { email: 'firma@example.com', password: 'Vyloha-2026' };
const maxPages = 4;

/** Prices as they stand in the main part of a page, in their order. */
function pricesIn(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [...main.matchAll(/(\d[\d\s\u00a0]*(?:,\d+)?)[\s\u00a0]Kč/g)].map(([, price = '']) => price).join('; ');
}

/** Cookies by which somebody without a login claims to be a company. */
function claims(company: PlainShopper): Record<string, [string, string][]> {
  const own = (...names: string[]) =>
    [...company.cookies].filter(([name]) => names.some((one) => name.endsWith(`_${one}`)));
  const plain: [string, string][] = [
    ['vyloha_variant', 'b2b'],
    ['vyloha_groups', 'business'],
  ];
  return {
    'written by hand': plain,
    'written by hand, with a token that cannot be sent on': [['vyloha_token', '%C5%99'], ...plain],
    'written by hand, with a token of nobody': [['vyloha_token', 'x'.repeat(43)], ...plain],
    "a company's own, without its token": own('variant', 'groups'),
    "a company's own, with a token that cannot be sent on": [['vyloha_token', '%C5%99'], ...own('variant', 'groups')],
    "a company's own, with a token of nobody": [['vyloha_token', 'x'.repeat(43)], ...own('variant', 'groups')],
  };
}

/** What claimed cookies do to one page. */
async function claimsAt(origin: string, path: string, company: PlainShopper, forGuests: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, cookies] of Object.entries(claims(company))) {
    const claimant = new PlainShopper(origin);
    for (const [key, value] of cookies) claimant.cookies.set(key, value);
    const { status, html } = await claimant.open(path);
    if (status !== 200) problems.push(`${path} answers ${status} to cookies ${name}`);
    else if (pricesIn(html) !== forGuests) problems.push(`${path} shows other prices to cookies ${name}`);
  }
  return problems;
}

/** Pages on which claimed cookies show other prices than a guest's, and those that claimed cookies break. */
export async function findClaimedPrices(origin: string, products: string[]): Promise<string[]> {
  const company = new PlainShopper(origin);
  if (!(await logIn(company, business))) throw new Error('The demo company cannot log in.');
  const guest = new PlainShopper(origin);
  const problems: string[] = [];
  let pages = 0;
  for (const path of ['/', '/hledat?q=hadice', '/zahrada', ...products]) {
    const forGuests = pricesIn((await guest.open(path)).html);
    if (pricesIn((await company.open(path)).html) === forGuests) continue;
    problems.push(...(await claimsAt(origin, path, company, forGuests)));
    pages += 1;
    if (pages === maxPages) break;
  }
  if (pages === 0) throw new Error('Nothing costs a company anything else.');
  return problems;
}
