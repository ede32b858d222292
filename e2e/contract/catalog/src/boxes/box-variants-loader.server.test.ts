import { boxVariantsLoader } from '@vyloha/catalog/server';
import { boxVariantsUrl, hasSelectedBoxes } from '@vyloha/catalog/testing';
import { aHandlerContext, aUser } from '@vyloha/session/testing';
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
  const data = await boxVariantsLoader({ request: aRequest(address), params: {}, context });
  // What the browser takes them for.
  expect(hasSelectedBoxes(data)).toBe(true);
  return data.products;
}

it('returns the variant options of products that have variants', async () => {
  const products = await load(boxVariantsUrl(['p-hadice', 'p-konev', 'p-unknown']));
  expect(Object.keys(products)).toEqual(['p-hadice']);
  const { box, axes, defaultVariantId } = products['p-hadice'] ?? {};
  expect(box).toMatchObject({ variantId: 'v-hadice-20', action: 'choose' });
  expect(defaultVariantId).toBe('v-hadice-20');
  expect(axes?.map(({ options }) => options.map(({ variantId }) => variantId))).toEqual([
    ['v-hadice-20', 'v-hadice-50'],
  ]);
});

it('returns the product with the selected variant, ready for the cart', async () => {
  const { box, axes } = (await load(boxVariantsUrl(['p-hadice'], { variantId: 'v-hadice-50' })))['p-hadice'] ?? {};
  expect(box).toMatchObject({ variantId: 'v-hadice-50', isDefaultVariant: false, action: 'add', isPriceFrom: false });
  expect(axes?.[0]?.options.map(({ isSelected }) => isSelected)).toEqual([false, true]);
});

it('marks the options of the variant that the box of a listing shows', async () => {
  const { box, axes } =
    (await load(boxVariantsUrl(['p-hadice'], { listedIds: new Set(['v-hadice-50']) })))['p-hadice'] ?? {};
  expect(box).toMatchObject({ variantId: 'v-hadice-50', action: 'choose' });
  expect(axes?.[0]?.options.map(({ isSelected }) => isSelected)).toEqual([false, true]);
});

it('returns all variants to a business user who requests them', async () => {
  const business = { name: 'Zahrady Novák s.r.o.', tin: '27074358', vatin: null };
  const options = { backend, features: 'batchQuantity', shopper: { user: aUser({ business }), isLoggedIn: true } };
  const batchOf = async (address: string, as: typeof options | { backend: RunningBackend }) =>
    (await load(address, as))['p-hadice']?.batch.map(({ variantId }) => variantId);
  const address = boxVariantsUrl(['p-hadice'], { hasBatch: true });
  expect(await batchOf(address, options)).toEqual(['v-hadice-20', 'v-hadice-50']);
  expect(await batchOf(address, { backend })).toEqual([]);
  expect(await batchOf(boxVariantsUrl(['p-hadice']), options)).toEqual([]);
});
