import { byLocale } from '@vyloha/contract';
import { createTestShopper, type RunningBackend, startBackend } from '@vyloha/test-backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchContent } from './search-content.server';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
}, 60_000);

afterAll(() => backend.stop());

it('finds all kinds of content by terms, page by page', async () => {
  const { cms } = createTestShopper(backend);
  const find = (query: string, skip: number) => searchContent(cms, query, { skip, limit: 10 });
  const first = await find('hadice', 0);
  const { entities, total } = first?.categories ?? { entities: [], total: 0 };
  expect(entities).toContainEqual(expect.objectContaining({ id: 'c-hadice', path: byLocale(() => '/zahrada/hadice') }));
  expect((await find('hadice', total))?.categories).toEqual({ entities: [], total });
  expect((await find('neexistuje', 0))?.categories.total).toBe(0);
});
