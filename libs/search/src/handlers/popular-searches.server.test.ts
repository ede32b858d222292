import { aHandlerContext, type StubBackend, startStubBackend } from '@vyloha/catalog/testing';
import { aRequest } from '@vyloha/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countSearchAction } from './count-search-action.server';
import { popularSearchesLoader } from './popular-searches-loader.server';
import { searchPageLoader } from './search-page-loader.server';

const popularCall = 'GET /store/api/v1/searches/popular';
const countCall = 'POST /store/api/v1/searches';

let backend: StubBackend;
beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => {
  backend.requests.length = 0;
});
afterAll(() => backend.stop());

const args = (request: Request) => ({ request, params: {}, context: aHandlerContext({ backend }).context });
const load = () => popularSearchesLoader(args(aRequest('/oblibena-hledani')));
const report = (body: string) =>
  countSearchAction(
    args(
      new Request('https://shop.example/oblibena-hledani', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body,
      }),
    ),
  );

describe('popular searches', () => {
  it('are those of the backend, also on a page without results', async () => {
    backend.respond({ [popularCall]: { body: { data: [{ query: 'konev' }, { query: 'hadice' }] } } });
    expect(await load()).toEqual({ searches: ['konev', 'hadice'] });
    expect(await searchPageLoader(args(aRequest('/hledat')))).toMatchObject({ popularSearches: ['konev', 'hadice'] });
  });

  it.each([404, 500])('are none where the backend answers %d', async (status) => {
    backend.respond({ [popularCall]: { status, body: { errors: [] } } });
    expect(await load()).toEqual({ searches: [] });
  });
});

describe('reports of searches', () => {
  it('are counted by the backend', async () => {
    backend.respond({ [countCall]: { body: { data: null } } });
    expect((await report('q=zahradn%C3%AD+hadice&results=12')).status).toBe(204);
    expect(backend.requests).toMatchObject([{ call: countCall, body: { query: 'zahradní hadice', results: 12 } }]);
  });

  it.each([404, 500])('do no harm where the backend answers %d', async (status) => {
    backend.respond({ [countCall]: { status, body: { errors: [] } } });
    expect((await report('q=hadice&results=0')).status).toBe(204);
  });

  it.each(['', 'q=hadice', 'q=&results=1', 'q=hadice&results=-1', `q=${'x'.repeat(201)}&results=1`, 'x'.repeat(3000)])(
    'are refused: %j',
    async (body) => {
      expect((await report(body)).status).toBe(400);
      expect(backend.requests).toEqual([]);
    },
  );
});
