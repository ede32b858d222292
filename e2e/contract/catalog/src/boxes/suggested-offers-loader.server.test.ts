import { suggestedOffersLoader } from '@vyloha/catalog/server';
import { suggestedOffersUrl } from '@vyloha/catalog/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { type RunningBackend, startBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

async function load(address: string, options: Parameters<typeof aHandlerContext>[0] = { backend }) {
  const { context } = aHandlerContext(options);
  return (await suggestedOffersLoader({ request: aRequest(address), params: {}, context })).products;
}

const hose = { id: 'p-hadice', variantId: null };

it('returns the boxes of products', async () => {
  const address = suggestedOffersUrl([{ id: 'p-konev', variantId: null }, hose, { id: 'p-unknown', variantId: null }]);
  const products = await load(address);
  expect(products.map(({ id }) => id)).toEqual(['p-konev', 'p-hadice']);
  expect(products[1]).toMatchObject({ variantId: 'v-hadice-20', isPriceFrom: true, availability: { text: 'Skladem' } });
});

it('shows the variant that the query names', async () => {
  const [box] = await load(suggestedOffersUrl([{ ...hose, variantId: 'v-hadice-50' }]));
  expect(box).toMatchObject({ variantId: 'v-hadice-50', isPriceFrom: false });
});

it('has prices by the preference and the currency of the shopper', async () => {
  const priceFor = async (options: Parameters<typeof aHandlerContext>[0]) =>
    (await load(suggestedOffersUrl([hose]), { backend, ...options }))[0]?.price?.amountMinor ?? 0;
  const withTax = await priceFor({});
  expect(await priceFor({ shopper: { displayVat: false } })).toBe(Math.round(withTax / 1.21 / 10) * 10);
  const inEuro = await priceFor({ cookies: new Map([['currency', 'EUR']]) });
  expect(inEuro).toBeGreaterThan(0);
  expect(inEuro).toBeLessThan(withTax / 20);
});
