// @vitest-environment node
import { aShopperOf, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getHomeContent } from './get-home-content.server';
import { listCategoryTilesOrNone } from './list-category-tiles-or-none.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

it.each(['cs', 'sk'] as const)('reads the home page of a shop that has none yet (%s)', async (locale) => {
  const { cms } = aShopperOf(backend, { locale });
  const content = await getHomeContent(cms, locale);
  expect(content.blocks).toBeInstanceOf(Array);
  expect(content.banners).toBeInstanceOf(Array);
});

it('reads categories as tiles and leaves out those that are not there', async () => {
  const { cms } = aShopperOf(backend);
  const tiles = await listCategoryTilesOrNone(cms, 'cs', ['c-nikde', 'c-hadice']);
  expect(tiles).toMatchObject([{ id: 'c-hadice', title: 'Hadice', to: expect.stringMatching(/hadice$/) as unknown }]);
});

it('asks nobody when there is nothing to ask for', async () => {
  const { cms } = aShopperOf({ ...backend, cmsUrl: 'http://127.0.0.1:1/cms' });
  expect(await listCategoryTilesOrNone(cms, 'cs', [])).toEqual([]);
});

it('does without categories when the content system is silent', async () => {
  const { cms } = aShopperOf({ ...backend, cmsUrl: 'http://127.0.0.1:1/cms' });
  expect(await listCategoryTilesOrNone(cms, 'cs', ['c-zahrada'])).toEqual([]);
});
