import { aHandlerContext, startStubBackend, type StubBackend } from '@vyloha/catalog/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aWireTerm } from '../testing/a-wire-term';
import { brandListLoader } from './brand-list-loader.server';
import { glossaryPageLoader, termPageLoader } from './glossary-loaders.server';

let backend: StubBackend;
const brand = { _id: 'b-rosa', title: 'Rosa', link: 'rosa', image: null };

beforeAll(async () => {
  backend = await startStubBackend();
});
afterAll(() => backend.stop());
beforeEach(() => mockContent({}));

/** Every query reads from the same response. */
function mockContent(changes: Record<string, unknown>) {
  const data = { term: [aWireTerm()], category: [], virtual_category: [], brand: [brand], brand_total: 33, ...changes };
  backend.respond({ 'GET /cms/graphql': { body: { data } }, 'POST /cms/graphql': { body: { data } } });
}

function loaderArgs(path: string, params: Record<string, string> = {}) {
  return { request: aRequest(path), params, context: aHandlerContext({ backend }).context };
}

const lastVariables = () => JSON.parse(backend.requests.at(-1)?.query.get('variables') ?? '{}') as unknown;

it('requests a thousand terms and groups them by letter', async () => {
  const page = await glossaryPageLoader(loaderArgs('/slovnik'));
  expect(page).toMatchObject({ groups: [{ letter: 'M', terms: [{ title: 'Mulč', to: '/slovnik/mulc' }] }] });
  expect(lastVariables()).toEqual({ limit: 1000 });
});

it('shows a term with related categories and products', async () => {
  expect(await termPageLoader(loaderArgs('/slovnik/mulc', { slug: 'mulc' }))).toMatchObject({
    title: 'Co je mulč',
    content: { blocks: [{ kind: 'categories', categoryIds: ['c-kury'] }, { kind: 'products' }] },
    meta: { title: 'Co je mulč', description: 'Pokrývka půdy.', canonical: { sk: '/slovnik/mulc-sk' } },
  });
});

it('returns 404 for an unknown term', async () => {
  mockContent({ term: [] });
  await expect(termPageLoader(loaderArgs('/slovnik/x', { slug: 'x' }))).rejects.toMatchObject({ status: 404 });
});

it('lists sixteen brands per page, each with its own link', async () => {
  const page = await brandListLoader(loaderArgs('/znacky?p=3'));
  expect(page).toMatchObject({ brands: [{ to: '/rosa' }], totalPages: 3, meta: { canonical: { cs: '/znacky?p=3' } } });
  expect(lastVariables()).toEqual({ skip: 32, limit: 16 });
  await expect(brandListLoader(loaderArgs('/znacky?p=4'))).rejects.toMatchObject({ status: 404 });
});
