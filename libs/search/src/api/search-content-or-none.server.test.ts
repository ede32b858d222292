// @vitest-environment node
import { aShopperOf, type RunningBackend, startBackend } from '@vyloha/testing/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchContentOrNone } from './search-content-or-none.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);

afterAll(() => backend.stop());

it('finds everything by words of its title', async () => {
  const { cms } = aShopperOf(backend);
  const found = await searchContentOrNone(cms, 'hadice', 10);
  expect(found?.categories.entities).toContainEqual(
    expect.objectContaining({ id: 'c-hadice', path: { cs: '/zahrada/hadice', sk: '/zahrada/hadice' } }),
  );
  expect((await searchContentOrNone(cms, 'neexistuje', 10))?.categories).toEqual({ entities: [], total: 0 });
});
