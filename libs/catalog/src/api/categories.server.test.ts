import { BackendUnavailable } from '@vyloha/http-client';
import type { StoreClient } from '@vyloha/store-client';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listDepartmentsOrNone } from './categories.server';

const names = ['Zahrada', 'Dílna', 'Dům', 'Terasa', 'Akce'];
const categories = names.flatMap((name, index) => {
  const department = { id: `c-${index}`, parentId: null, name, path: `c-${index}`, mainImage: null };
  return [department, { ...department, id: `c-${index}-child`, parentId: department.id }];
});

/** @param totalOf what the backend says of its pages, by their real number */
function aStore(totalOf = (pages: number) => pages) {
  const requested: number[] = [];
  const store: Pick<StoreClient, 'send'> = {
    async send({ query, schema }) {
      const [page, perPage] = [Number(query?.page), Number(query?.perPage)];
      requested.push(page);
      const data = v.parse(schema, categories.slice((page - 1) * perPage, page * perPage));
      const totalPages = totalOf(Math.ceil(categories.length / perPage));
      return { ok: true, status: 200, data, meta: { currentPage: page, totalPages }, errors: [] };
    },
  };
  return { store, requested };
}

it.each([
  [1, 10],
  [3, 4],
  [10, 1],
  [200, 1],
])('finds every department at %i categories per page, in %i calls', async (perPage, calls) => {
  const { store, requested } = aStore();
  const found = await listDepartmentsOrNone(store, perPage);
  expect(found.map(({ title }) => title)).toEqual(names);
  expect(requested).toEqual(Array.from({ length: calls }, (_, index) => index + 1));
});

it('ends at a backend that always promises another page', async () => {
  const { store, requested } = aStore(() => Infinity);
  expect(await listDepartmentsOrNone(store, 200)).toHaveLength(names.length);
  expect(requested.length).toBeLessThanOrEqual(50);
});

it('finds none where a page fails', async () => {
  const send = () => Promise.reject(new BackendUnavailable('GET', { reason: 'timeout', requestId: 'r' }));
  expect(await listDepartmentsOrNone({ send }, 200)).toEqual([]);
});
