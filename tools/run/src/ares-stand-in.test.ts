import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAresStandIn } from './ares-stand-in.mjs';
import { listen } from './testing/listen';

const server = createAresStandIn();
let origin = '';

beforeAll(async () => {
  origin = await listen(server);
});

afterAll(() => void server.close());

it.each([
  ['24081353', 200, { ico: '24081353', obchodniJmeno: 'Park a zeleň a.s.', sidlo: { nazevObce: 'Praha', psc: 18600 } }],
  ['25173901', 200, { datumZaniku: '2019-12-31' }],
  ['27074358', 404, { kod: 'NENALEZENO' }],
  ['2707435', 400, { kod: 'CHYBA_VSTUPU' }],
])('speaks the protocol of ARES: %s', async (ico, status, body) => {
  const response = await fetch(`${origin}/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/${ico}`);
  expect([response.status, await response.json()]).toMatchObject([status, body]);
});
