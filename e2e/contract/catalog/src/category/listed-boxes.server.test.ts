import { eshopPageLoader } from '@vyloha/catalog/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { type RunningBackend, startBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

interface ShopperChoice {
  displayVat: boolean;
  currency: 'CZK' | 'EUR';
}

async function boxesAt(query: string, { displayVat, currency }: ShopperChoice) {
  const { context } = aHandlerContext({ backend, cookies: new Map([['currency', currency]]), shopper: { displayVat } });
  const page = await eshopPageLoader({ request: aRequest(`/eshop${query}`), params: {}, context });
  const range = page.filters.groups.find(({ key }) => key === 'cena');
  return { products: page.products, range: range?.kind === 'range' ? [range.min, range.max] : null };
}

it('filters and sorts by the prices on the boxes, with tax or without', async () => {
  const choice = fc.record<ShopperChoice>({ displayVat: fc.boolean(), currency: fc.constantFrom('CZK', 'EUR') });
  const bounds = fc.record({ from: fc.nat(600), width: fc.nat(1200) });
  const order = fc.constantFrom('PriceSortASC', 'PriceSortDESC');
  await fc.assert(
    fc.asyncProperty(choice, bounds, order, async (shopper, { from, width }, sort) => {
      const all = await boxesAt(`?razeni=${sort}`, shopper);
      const found = await boxesAt(`?cena=${from}-${from + width}&razeni=${sort}`, shopper);
      const amounts = all.products.flatMap(({ price }) => price?.amountMinor ?? []);
      const isFound = (amount = -1) => amount >= from * 100 && amount <= (from + width) * 100;
      expect(found.products).toEqual(all.products.filter(({ price }) => isFound(price?.amountMinor)));
      expect(amounts).toEqual(amounts.toSorted((a, b) => (sort === 'PriceSortASC' ? a - b : b - a)));
      expect(all.range).toEqual([Math.floor(Math.min(...amounts) / 100), Math.ceil(Math.max(...amounts) / 100)]);
    }),
    { numRuns: 30 },
  );
}, 60_000);
