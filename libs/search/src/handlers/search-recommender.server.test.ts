import {
  truncatedResponse,
  dropConnection,
  json,
  type LocalBackend,
  noResponse,
  stalledResponse,
  startLocalBackend,
  text,
} from '@vyloha/http-client/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSearchRecommender } from './search-recommender.server';

let service: LocalBackend;
let failures: unknown[];

beforeEach(async () => {
  service = await startLocalBackend();
  failures = [];
});

afterEach(() => service.stop());

const page = { locale: 'cs', page: 2, perPage: 3 } as const;

function aRecommender(timeoutMs = 5000) {
  const url = `${service.baseUrl}/products?key=k`;
  return createSearchRecommender({ url, timeoutMs, onFailure: (error) => failures.push(error) });
}

describe('search service', () => {
  it('receives the valid terms, and returns products in its order, each once, up to the requested count', async () => {
    service.reply(json({ productIds: ['p-2', 'p-1', 'p-2', 'p-3', 'p-4'], total: 9, took: 3 }));
    const found = await aRecommender()({ query: ' hadice  na vodu', ...page });
    expect(found).toEqual({ productIds: ['p-2', 'p-1', 'p-3'], total: 9 });
    const [{ method, url, body } = {}] = service.requests;
    expect([method, url]).toEqual(['POST', '/products?key=k']);
    expect(JSON.parse(body ?? '')).toEqual({ query: 'hadice vodu', locale: 'cs', page: 2, perPage: 3 });
  });

  it('is not called for terms that are too short', async () => {
    expect(await aRecommender()({ query: 'a do', ...page })).toBeNull();
    expect(service.requests).toEqual([]);
  });

  it('may find nothing, which leaves the search to the shop', async () => {
    service.reply(json({ productIds: [], total: 0 }));
    expect(await aRecommender()({ query: 'hadice', ...page })).toBeNull();
    expect(failures).toEqual([]);
  });

  it.each([
    ['fails', json({ productIds: ['p-1'], total: 1 }, 500)],
    ['does not like the query', json({}, 400)],
    ['speaks another language', text('<html>')],
    ['names no products', json({ productIds: [7], total: 1 })],
    ['cannot count', json({ productIds: ['p-1'], total: -1 })],
    ['hangs up', dropConnection],
    ['sends half an answer', truncatedResponse],
    ['begins to answer', stalledResponse],
    ['is silent', noResponse],
  ])('is skipped when it %s, and not called for a while', async (_, answer) => {
    service.reply(answer);
    const recommend = aRecommender(150);
    expect(await recommend({ query: 'hadice', ...page })).toBeNull();
    expect(await recommend({ query: 'konev', ...page })).toBeNull();
    expect(service.requests).toHaveLength(1);
    expect(failures).toHaveLength(1);
  });

  it('is skipped when it cannot be reached', async () => {
    const recommend = aRecommender();
    await service.stop();
    expect(await recommend({ query: 'hadice', ...page })).toBeNull();
    expect(failures).toHaveLength(1);
    service = await startLocalBackend();
  });
});
