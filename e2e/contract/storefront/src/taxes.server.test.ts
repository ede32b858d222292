import { taxCases, type TaxCase } from '@vyloha/contract/testing';
import { formatMoney } from '@vyloha/money';
import type { Currency } from '@vyloha/money';
import { aBrowser, aHost, createStorefrontBuild, listTableRoutes } from '@vyloha/storefront/testing';
import type { Browser, RunningHost } from '@vyloha/storefront/testing';
import { startBackend } from '@vyloha/test-backend';
import type { RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cookiesOf } from './testing/a-shopper-with';
import { requestToken } from './testing/request-token';

const customer = 'zakaznik@example.com';
const cartPath = '/kosik';
const methodsPath = '/kosik/doprava-a-platba';

let backend: RunningBackend;
let host: RunningHost;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await startBackend({ sellsTaxCases: true });
  const build = await createStorefrontBuild(await listTableRoutes());
  host = await aHost({ url: new URL(backend.storeUrl).origin }, { FEATURES: 'currencySwitcher' }, { build });
});
afterAll(async () => {
  await host.close();
  await backend.stop();
});

const crown: Currency = {
  code: 'CZK',
  symbol: 'Kč',
  symbolPlacement: 'right',
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: '\u00a0',
  hideZeroDecimals: true,
};
const euro: Currency = { ...crown, code: 'EUR', symbol: '€', hideZeroDecimals: false };

/** Why a total is without tax. */
const reasons: Readonly<Record<string, string>> = {
  reverseCharge: 'bez DPH, daň přizná odběratel',
  export: 'bez DPH, vývoz mimo EU',
  nonPayer: 'nejsme plátci DPH',
};
const shippers = { 's-ppl': 'PPL na adresu', 's-pobocka': 'Osobní odběr' } as const;
const payments: Readonly<Record<string, string>> = { 'pay-transfer': 'Bankovní převod', 'pay-cod': 'Dobírka' };

/** What is said of a number for VAT that VIES did not confirm, before and after the order. */
const doubts: Readonly<Record<string, [before: string, after: string]>> = {
  invalid: ['V registru VIES není SK2020273893 platné.', 'SK2020273893 nebylo při objednání v registru VIES platné'],
  unavailable: ['Registr VIES teď neodpovídá.', 'Registr VIES při objednání neodpovídal'],
};

const totalLabels = ['Celkem', 'Celkem bez DPH', 'Celkem s DPH'];
const serviceLabels = [...Object.values(shippers), ...Object.values(payments)];

const shipperOf = ({ branch }: TaxCase) => (branch === undefined ? 's-ppl' : 's-pobocka');

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .trim();

const priceOf = ({ currency }: TaxCase, minor: number) => textOf(formatMoney(minor, currency === 'EUR' ? euro : crown));

type Row = [label: string, value: string];

/** Rows of a summary in the content of a page, each once: on narrow screens it is at another place. */
function rowsOf(html: string, labels: readonly string[]): Row[] {
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, label = '', value = '']): Row => [textOf(label), textOf(value)],
  );
  const isRepeated = (row: Row, index: number) => rows.findIndex((other) => String(other) === String(row)) < index;
  return rows.filter((row, index) => labels.includes(row[0]) && !isRepeated(row, index));
}

/** What the pages say of a case, with prices with tax first or without it. */
function expectedRows(row: TaxCase, isNetFirst: boolean) {
  const price = (minor: number) => priceOf(row, minor);
  const service = (minor: number) => (minor === 0 ? 'Zdarma' : price(minor));
  const baseMinor = row.rates.reduce((sum, [, minor]) => sum + minor, 0);
  const reason = reasons[row.treatment];
  const rounding: Row[] = row.rounding === 0 ? [] : [['Zaokrouhlení', price(row.rounding)]];
  const [productsMinor, productsBaseMinor] = row.products;
  const inCart: Row[] =
    reason === undefined
      ? [
          ['Celkem bez DPH', price(productsBaseMinor)],
          ['Celkem s DPH', price(productsMinor)],
        ]
      : [['Celkem', price(productsMinor)]];
  if (isNetFirst && reason === undefined) {
    const totals: Row[] = [['Celkem bez DPH', price(baseMinor)], ...rounding, ['Celkem s DPH', price(row.total)]];
    return { inCart, ofOrder: [['Zboží', price(productsBaseMinor)], ...totals] };
  }
  const total: Row =
    reason === undefined
      ? ['Celkem s DPH', `${price(row.total)}bez DPH ${price(baseMinor)}`]
      : ['Celkem', `${price(row.total)}${reason}`];
  const services: Row[] = [
    [shippers[shipperOf(row)], service(row.shipper)],
    [payments[row.payment] ?? '', service(row.paymentPrice)],
  ];
  return { inCart, ofOrder: [['Zboží', price(productsMinor)], ...services, ...rounding, total] };
}

function deliveryOf({ currency, country, vatin }: TaxCase): Record<string, string> {
  return {
    fullName: 'Jan Novák',
    email: customer,
    phone: '+420 777 123 456',
    street: 'Dlhá',
    houseNumber: '12',
    city: 'Mesto',
    postcode: country === 'DEU' ? '01067' : '811 01',
    // Pages have prices in the currency of the country, also where the goods are collected.
    country: currency === 'CZK' ? 'CZE' : country,
    ...(vatin !== undefined && { isBusiness: 'on', businessName: 'Záhrada s.r.o.', vatin }),
  };
}

async function post(browser: Browser, path: string, fields: Record<string, string>): Promise<string | null> {
  const response = await browser.post(path, fields);
  expect([path, response.status]).toEqual([path, 303]);
  return response.headers.get('Location');
}

/** A page without its scripts, which have texts that are not shown. */
async function pageOf(browser: Browser, path: string): Promise<string> {
  const response = await browser.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.text()).replaceAll(/<script.*?<\/script>/gs, '');
}

async function contentOf(browser: Browser, path: string): Promise<string> {
  return /<main[\s>].*<\/main>/s.exec(await pageOf(browser, path))?.[0] ?? '';
}

/** A case as a browser shows it. */
interface Look {
  row: TaxCase;
  isNetFirst: boolean;
}

/** Of a trader who pays no VAT a page says that alone, in no price. */
function expectTaxWords(page: string, { treatment }: TaxCase): void {
  const reason = reasons[treatment] ?? '';
  if (treatment === 'nonPayer') expect(page.replaceAll('\u00a0', ' ').replaceAll(reason, '')).not.toContain('DPH');
}

/** Expects the amounts of the case in the summary of the page, the totals of its lines, and what it says of VIES. */
async function expectPage(browser: Browser, path: string, { row, isNetFirst }: Look): Promise<string> {
  const isTaxed = reasons[row.treatment] === undefined;
  const page = await contentOf(browser, path);
  const { inCart, ofOrder } = expectedRows(row, isNetFirst);
  // Rows of services without tax are not in the table.
  const ofServices = isTaxed && isNetFirst ? [] : serviceLabels;
  const isCart = path === cartPath;
  const rows = rowsOf(page, isCart ? totalLabels : [...totalLabels, 'Zboží', 'Zaokrouhlení', ...ofServices]);
  expect({ path, rows }).toEqual({ path, rows: isCart ? inCart : ofOrder });
  const texts = page.split(/<[^>]*>/).map(textOf);
  const lines = isTaxed && isNetFirst ? [] : row.lines;
  expect(texts).toEqual(expect.arrayContaining(lines.map((minor) => priceOf(row, minor))));
  expectTaxWords(page, row);
  return page;
}

function expectDoubt(page: string, { vies = 'valid' }: TaxCase, time: 0 | 1): void {
  for (const [answer, texts] of Object.entries(doubts))
    expect(textOf(page).includes(texts[time])).toBe(answer === vies);
}

it.each(taxCases)('pages state the taxes of $name', async (row) => {
  await backend.applyTaxCase(row.name);
  host.ageSharedReads(24 * 60 * 60_000);
  const browser = aBrowser(host, { token: await requestToken(backend, customer), currency: row.currency });
  const netBrowser = () => aBrowser(host, { ...cookiesOf(browser), display_vat: 'false' });
  // Left over where the case before failed.
  await post(browser, cartPath, { intent: 'empty' });
  await post(browser, cartPath, { intent: 'add', id: 'v-konev', quantity: '2' });
  await post(browser, cartPath, { intent: 'add', id: 'v-darek', quantity: '1' });
  if (row.coupon !== undefined) await post(browser, cartPath, { intent: 'coupon', couponCode: row.coupon });
  await post(browser, '/kosik/dodaci-udaje', deliveryOf(row));
  const chosen = { shipper: shipperOf(row), payment: row.payment, shipperBranch: row.branch ?? '' };
  await post(browser, methodsPath, { ...chosen, recalculate: 'true' });
  // Who buys by a price list without tax sees such prices first unless they choose otherwise.
  const look = { row, isNetFirst: row.settings['netPriceLists'] !== undefined };
  const netLook = { row, isNetFirst: true };
  await expectPage(browser, cartPath, look);
  await expectPage(netBrowser(), cartPath, netLook);
  // Nor does any page with the switch of prices, whatever its shopper has chosen before.
  for (const path of row.treatment === 'nonPayer' ? ['/', '/zahrada', '/produkt/konev', '/nabidka'] : [])
    for (const shopper of [browser, netBrowser()]) expectTaxWords(await pageOf(shopper, path), row);
  expectDoubt(await expectPage(browser, methodsPath, look), row, 0);
  await expectPage(netBrowser(), methodsPath, netLook);

  const finishPath = await post(browser, methodsPath, chosen);
  expect(finishPath).toBe('/kosik/dokonceni');
  const finished = await expectPage(browser, finishPath ?? '', look);
  const byToken = /href="(\/objednavka\/[^"/]+)"/.exec(finished)?.[1] ?? '';
  const orders = await contentOf(browser, '/uzivatel/objednavky');
  const ofAccount = /href="(\/uzivatel\/objednavky\/\d+)"/.exec(orders)?.[1] ?? '';
  expectDoubt(await expectPage(aBrowser(host), byToken, look), row, 1);
  expectDoubt(await expectPage(browser, ofAccount, look), row, 1);
  await expectPage(netBrowser(), ofAccount, netLook);
});
