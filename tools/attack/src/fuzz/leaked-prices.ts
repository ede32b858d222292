import { PlainShopper } from '../shopper/plain-shopper';
import { logIn } from '../shopper/purchase';

const business = { email: 'firma@example.com', password: 'Vyloha-2026' };
const maxPages = 4;

/** Prices in the main part of a page, in their order. */
function extractPrices(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return [...main.matchAll(/(\d[\d\s\u00a0]*(?:,\d+)?)[\s\u00a0]Kč/g)].map(([, price = '']) => price).join('; ');
}

/** Forged cookies with which somebody without a login claims to be a company. */
function createForgedCookies(company: PlainShopper): Record<string, [string, string][]> {
  const companyCookies = (...names: string[]) =>
    [...company.cookies].filter(([name]) => names.some((one) => name.endsWith(`_${one}`)));
  const plain: [string, string][] = [
    ['vyloha_variant', 'b2b'],
    ['vyloha_groups', 'business'],
  ];
  return {
    'written by hand': plain,
    'written by hand, with a token that cannot be sent on': [['vyloha_token', '%C5%99'], ...plain],
    'written by hand, with a token of nobody': [['vyloha_token', 'x'.repeat(43)], ...plain],
    "a company's own, without its token": companyCookies('variant', 'groups'),
    "a company's own, with a token that cannot be sent on": [
      ['vyloha_token', '%C5%99'],
      ...companyCookies('variant', 'groups'),
    ],
    "a company's own, with a token of nobody": [
      ['vyloha_token', 'x'.repeat(43)],
      ...companyCookies('variant', 'groups'),
    ],
  };
}

/** Problems that forged cookies cause on one page. */
async function findPageProblems(
  origin: string,
  path: string,
  company: PlainShopper,
  guestPrices: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, cookies] of Object.entries(createForgedCookies(company))) {
    const impostor = new PlainShopper(origin);
    for (const [key, value] of cookies) impostor.cookies.set(key, value);
    const { status, html } = await impostor.open(path);
    if (status !== 200) problems.push(`${path} answers ${status} to cookies ${name}`);
    else if (extractPrices(html) !== guestPrices) problems.push(`${path} shows other prices to cookies ${name}`);
  }
  return problems;
}

/** Pages that forged cookies break, or on which they show other prices than a guest's. */
export async function findLeakedPrices(origin: string, products: string[]): Promise<string[]> {
  const company = new PlainShopper(origin);
  if (!(await logIn(company, business))) throw new Error('The demo company cannot log in.');
  const guest = new PlainShopper(origin);
  const problems: string[] = [];
  let pages = 0;
  for (const path of ['/', '/hledat?q=hadice', '/zahrada', ...products]) {
    const guestPrices = extractPrices((await guest.open(path)).html);
    if (extractPrices((await company.open(path)).html) === guestPrices) continue;
    problems.push(...(await findPageProblems(origin, path, company, guestPrices)));
    pages += 1;
    if (pages === maxPages) break;
  }
  if (pages === 0) throw new Error('Nothing costs a company anything else.');
  return problems;
}
