// @vitest-environment node
import { aHandlerContext, aUser } from '@vyloha/session/testing';
import { aRequest } from '@vyloha/testing';
import { type RunningBackend, startBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxVariantsAddress } from '../../model/variants/box-variants';
import { boxVariantsLoader } from './box-variants-loader.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

async function ask(address: string, options: Parameters<typeof aHandlerContext>[0] = { backend }) {
  const { context } = aHandlerContext(options);
  return (await boxVariantsLoader({ request: aRequest(address), params: {}, context })).products;
}

it('tells what can be chosen of goods that have variants', async () => {
  const products = await ask(boxVariantsAddress(['p-hadice', 'p-konev', 'p-unknown']));
  expect(Object.keys(products)).toEqual(['p-hadice']);
  const { box, axes, defaultVariantId } = products['p-hadice'] ?? {};
  expect(box).toMatchObject({ variantId: 'v-hadice-20', action: 'choose' });
  expect(defaultVariantId).toBe('v-hadice-20');
  expect(axes?.map(({ choices }) => choices.map(({ variantId }) => variantId))).toEqual([
    ['v-hadice-20', 'v-hadice-50'],
  ]);
});

it('gives the goods with the variant that was chosen, ready for the cart', async () => {
  const { box, axes } = (await ask(boxVariantsAddress(['p-hadice'], { variantId: 'v-hadice-50' })))['p-hadice'] ?? {};
  expect(box).toMatchObject({ variantId: 'v-hadice-50', isDefaultVariant: false, action: 'add', isPriceFrom: false });
  expect(axes?.[0]?.choices.map(({ isChosen }) => isChosen)).toEqual([false, true]);
});

it('has all variants for a business user who asks for them', async () => {
  const business = { name: 'Zahrady Novák s.r.o.', tin: '27074358', vatin: null };
  const options = { backend, features: 'batchQuantity', shopper: { user: aUser({ business }), isLoggedIn: true } };
  const batchOf = async (address: string, as: typeof options | { backend: RunningBackend }) =>
    (await ask(address, as))['p-hadice']?.batch.map(({ variantId }) => variantId);
  const address = boxVariantsAddress(['p-hadice'], { hasBatch: true });
  expect(await batchOf(address, options)).toEqual(['v-hadice-20', 'v-hadice-50']);
  expect(await batchOf(address, { backend })).toEqual([]);
  expect(await batchOf(boxVariantsAddress(['p-hadice']), options)).toEqual([]);
});

it.each(['/varianty', '/varianty?id=../etc'])('asks nobody for %s', async (address) => {
  expect(await ask(address, {})).toEqual({});
});

it('is empty while the shop does not answer', async () => {
  expect(await ask(boxVariantsAddress(['p-hadice']), {})).toEqual({});
});
