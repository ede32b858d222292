import { createTestShopper, startBackend, type RunningBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getHomeContent } from './get-home-content.server';
import { listCategoryTilesOrNone } from '../blocks/list-category-tiles-or-none.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);
afterAll(() => backend.stop());

it.each(['cs', 'sk'] as const)('reads the home page of a shop that has none yet (%s)', async (locale) => {
  const { cms } = createTestShopper(backend, { locale });
  const content = await getHomeContent(cms, locale);
  expect(content.blocks).toBeInstanceOf(Array);
  expect(content.banners).toBeInstanceOf(Array);
});

it('returns categories as tiles and leaves out unknown ones', async () => {
  const { cms } = createTestShopper(backend);
  const tiles = await listCategoryTilesOrNone(cms, 'cs', ['c-nikde', 'c-hadice']);
  expect(tiles).toMatchObject([{ id: 'c-hadice', title: 'Hadice', to: expect.stringMatching(/hadice$/) as unknown }]);
});

it('sends no request without ids', async () => {
  const { cms } = createTestShopper({ ...backend, cmsUrl: 'http://127.0.0.1:1/cms' });
  expect(await listCategoryTilesOrNone(cms, 'cs', [])).toEqual([]);
});

it('returns no categories when the content system does not respond', async () => {
  const { cms } = createTestShopper({ ...backend, cmsUrl: 'http://127.0.0.1:1/cms' });
  expect(await listCategoryTilesOrNone(cms, 'cs', ['c-zahrada'])).toEqual([]);
});
