// @vitest-environment node
import { aShopperOf, type RunningBackend, startBackend } from '@vyloha/testing/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchCategoriesOrNone } from './search-categories-or-none.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);

afterAll(() => backend.stop());

it('finds categories by a word of their title', async () => {
  const { cms } = aShopperOf(backend);
  expect(await searchCategoriesOrNone(cms, 'hadice')).toEqual([
    expect.objectContaining({ id: 'c-hadice', path: { cs: 'zahrada/hadice', sk: 'zahrada/hadice' } }),
  ]);
  expect(await searchCategoriesOrNone(cms, 'neexistuje')).toEqual([]);
});
