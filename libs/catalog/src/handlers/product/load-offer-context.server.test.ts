import { type StubBackend, startStubBackend } from '@vyloha/cart/testing';
import { aHandlerContext } from '@vyloha/session/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadOfferContext } from './load-offer-context.server';

let backend: StubBackend;

interface ShipperFacts {
  country: string;
  date: string;
  freeShippingAt: number | null;
  type?: string;
}

function aWireShipper(id: string, { country, date, freeShippingAt, type = 'DELIVERY' }: ShipperFacts) {
  const prices = { withTax: 4.9, withoutTax: 4.05 };
  const base = { id, code: id, name: id, description: null, image: null, type, prices, freeShippingAt };
  return { ...base, availableCountriesCodes: [country], delivery: { nearestDeliveryDate: date } };
}

const shippers = [
  aWireShipper('czech', { country: 'CZE', date: '2026-11-23', freeShippingAt: 30 }),
  aWireShipper('slovak', { country: 'SVK', date: '2026-11-25', freeShippingAt: 80 }),
  aWireShipper('slovak-fast', { country: 'SVK', date: '2026-11-24', freeShippingAt: 60 }),
  aWireShipper('slovak-branch', { country: 'SVK', date: '2026-11-20', freeShippingAt: 0, type: 'PERSONAL' }),
];

beforeAll(async () => {
  backend = await startStubBackend({ 'GET /store/api/v1/shippers': { body: { data: shippers } } });
});
afterAll(() => backend.stop());

const load = (currency: string) => loadOfferContext(aHandlerContext({ backend, shopper: { currency } }).context);

it.each([
  ['CZK', 'czech', ['czech'], 3_000],
  ['EUR', 'slovak-fast', ['slovak', 'slovak-fast'], 6_000],
])('offers delivery to the country of %s only', async (currency, fastestId, ids, freeShippingAtMinor) => {
  const offer = await load(currency);
  expect(offer.shipper?.id).toBe(fastestId);
  expect([...offer.deliveringIds]).toEqual(ids);
  expect(offer.freeShippingAtMinor).toBe(freeShippingAtMinor);
});

it('promises no delivery where nobody delivers', async () => {
  const { context } = aHandlerContext({ backend, shopper: { countries: ['POL'] } });
  const { shipper, deliveringIds, freeShippingAtMinor } = await loadOfferContext(context);
  expect([shipper, deliveringIds.size, freeShippingAtMinor]).toEqual([null, 0, null]);
});
