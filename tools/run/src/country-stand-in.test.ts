import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCountryStandIn } from './country-stand-in.mjs';
import { listen } from './testing/listen';

const server = createCountryStandIn();
let origin = '';

beforeAll(async () => {
  origin = await listen(server);
});

afterAll(() => void server.close());

it.each([
  ['198.51.100.7', 'SK'],
  ['203.0.113.9', 'DE'],
  ['127.0.0.1', 'CZ'],
  ['8.8.8.8', null],
])('%s comes from %s', async (ip, country) => {
  const response = await fetch(`${origin}/?ip=${ip}`);
  expect([response.status, await response.json()]).toEqual([200, { country }]);
});

it('reports missing parameters', async () => {
  expect((await fetch(origin)).status).toBe(400);
});
