import { searchPageLoader } from '@vyloha/search/server';
import { aHandlerContext } from '@vyloha/session/testing';
import { type RunningBackend, startBackend } from '@vyloha/test-backend';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

function search(query: string) {
  const { context } = aHandlerContext({ backend });
  return searchPageLoader({ request: aRequest(`/hledat?q=${query}`), params: {}, context });
}

it('finds all kinds of content by terms, page by page', async () => {
  const { results } = await search('hadice');
  const hoses = expect.objectContaining({ id: 'c-hadice', path: '/zahrada/hadice' });
  expect(results?.content.find(({ kind }) => kind === 'categories')?.links).toContainEqual(hoses);
  const { results: ofKind } = await search('hadice&druh=kategorie');
  expect(ofKind).toMatchObject({
    kind: 'categories',
    products: null,
    content: [{ links: expect.arrayContaining([hoses]) }],
  });
  await expect(search('hadice&druh=kategorie&p=2')).rejects.toMatchObject({ status: 404 });
  expect((await search('neexistuje')).results).toMatchObject({ content: [], totals: [] });
});
