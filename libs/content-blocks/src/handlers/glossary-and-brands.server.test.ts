// @vitest-environment node
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
beforeEach(() => contentHas({}));

/** Every query reads from the same answer. */
function contentHas(changes: Record<string, unknown>) {
  const data = { term: [aWireTerm()], category: [], virtual_category: [], brand: [brand], brand_total: 33, ...changes };
  backend.answer({ 'GET /cms/graphql': { body: { data } }, 'POST /cms/graphql': { body: { data } } });
}

function argsOf(path: string, params: Record<string, string> = {}) {
  return { request: aRequest(path), params, context: aHandlerContext({ backend }).context };
}

const lastVariables = () => JSON.parse(backend.requests.at(-1)?.query.get('variables') ?? '{}') as unknown;

it('asks for a thousand words and puts them under their letters', async () => {
  const page = await glossaryPageLoader(argsOf('/slovnik'));
  expect(page).toMatchObject({ groups: [{ letter: 'M', terms: [{ title: 'Mulč', to: '/slovnik/mulc' }] }] });
  expect(lastVariables()).toEqual({ limit: 1000 });
});

it('shows a word with what it has to do with', async () => {
  expect(await termPageLoader(argsOf('/slovnik/mulc', { slug: 'mulc' }))).toMatchObject({
    title: 'Co je mulč',
    content: { blocks: [{ kind: 'categories', categoryIds: ['c-kury'] }, { kind: 'products' }] },
    meta: { title: 'Co je mulč', description: 'Pokrývka půdy.', canonical: { sk: '/slovnik/mulc-sk' } },
  });
});

it('answers 404 for a word nobody explained', async () => {
  contentHas({ term: [] });
  await expect(termPageLoader(argsOf('/slovnik/x', { slug: 'x' }))).rejects.toMatchObject({ status: 404 });
});

it('lists sixteen brands to a page, each leading to its own address', async () => {
  const page = await brandListLoader(argsOf('/znacky?p=3'));
  expect(page).toMatchObject({ brands: [{ to: '/rosa' }], totalPages: 3, meta: { canonical: { cs: '/znacky?p=3' } } });
  expect(lastVariables()).toEqual({ skip: 32, limit: 16 });
  await expect(brandListLoader(argsOf('/znacky?p=4'))).rejects.toMatchObject({ status: 404 });
});
