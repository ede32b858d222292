import { aHandlerContext } from '@vyloha/session/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type StubBackend, startStubBackend } from '../testing/stub-backend';
import { loadDeliveringShippers } from './load-delivering-shippers.server';

const shippersCall = 'GET /store/api/v1/shippers';

function aWireShipper(id: string, availableCountriesCodes: string[]) {
  const prices = { withTax: 99, withoutTax: 81.82 };
  return { id, code: id, name: id, description: null, image: null, type: 'DELIVERY', prices, availableCountriesCodes };
}

const shippers = [
  aWireShipper('czech', ['CZE']),
  aWireShipper('austrian', ['AUT']),
  aWireShipper('slovak', ['SVK']),
  aWireShipper('both', ['CZE', 'SVK']),
];
let backend: StubBackend;

beforeAll(async () => {
  backend = await startStubBackend();
});
beforeEach(() => backend.respond({ [shippersCall]: { body: { data: shippers } } }));
afterAll(() => backend.stop());

async function loadIds(countries: readonly string[]): Promise<string[]> {
  const { context } = aHandlerContext({ backend, shopper: { countries } });
  return (await loadDeliveringShippers(context)).map(({ id }) => id);
}

it.each([
  ['the only country', ['CZE'], ['czech', 'both']],
  ['the first of several', ['SVK', 'AUT'], ['slovak', 'both']],
  ['the first one that anybody delivers to', ['POL', 'AUT'], ['austrian']],
  ['no country', ['POL'], []],
])('are those for %s', async (_, countries, ids) => {
  expect(await loadIds(countries)).toEqual(ids);
});

it('are none while the backend does not respond', async () => {
  backend.respond({ [shippersCall]: { status: 503, body: { errors: [] } } });
  expect(await loadIds(['CZE'])).toEqual([]);
});
