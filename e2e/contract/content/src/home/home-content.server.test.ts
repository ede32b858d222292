import { homePageLoader, loadWireBlocks } from '@vyloha/content-blocks/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

it.each(['cs', 'sk'] as const)('reads the home page of a shop that has none yet (%s)', async (locale) => {
  const { context } = aHandlerContext({ backend, shopper: { locale } });
  const page = await homePageLoader({ request: aRequest('/'), params: {}, context });
  expect(page).toMatchObject({ banners: expect.any(Array), blocks: expect.any(Array) });
});

it('returns categories as tiles and leaves out unknown ones', async () => {
  const { context } = aHandlerContext({ backend });
  const fields = { category_reference: ['c-nikde', 'c-hadice'] };
  const { categories } = await loadWireBlocks(context, [{ type: 'categories', value: { cs: fields } }]);
  expect(categories).toMatchObject([{ id: 'c-hadice', title: 'Hadice', to: expect.stringMatching(/hadice$/) }]);
});
