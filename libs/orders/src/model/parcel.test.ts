import * as v from 'valibot';
import { expect, it } from 'vitest';
import { anOrder, aWireParcel } from '../testing/an-order';
import { linesInParcel, linesNotSent, optionalParcels } from './parcel';

const parse = (...parcels: unknown[]) => v.parse(optionalParcels, parcels);
const { lines } = anOrder();

it('reads parcels, and leaves out one that it cannot read', () => {
  expect(parse(aWireParcel(), { number: 2 })).toEqual([
    {
      number: 1,
      carrier: 'PPL na adresu',
      trackingNumber: '40123456789',
      trackingUrl: 'https://carrier.example/40123456789',
      state: 'sent',
      items: [{ id: 'ci-1', amount: 1 }],
    },
  ]);
  expect(v.parse(optionalParcels, undefined)).toEqual([]);
});

it.each(['javascript:alert(1)', 'http://carrier.example/1', '//carrier.example/1'])(
  'links no page of a carrier by %s',
  (trackingUrl) => {
    expect(parse(aWireParcel({ trackingUrl }))[0]?.trackingUrl).toBeNull();
  },
);

it('takes a state that the shop does not know for being on its way', () => {
  expect(parse(aWireParcel({ state: 'customs' }))[0]?.state).toBe('sent');
});

it('knows what is in a parcel and what is not sent yet', () => {
  const [parcel = raise()] = parse(aWireParcel());
  expect(linesInParcel(parcel, lines)).toEqual([{ line: lines[0], amount: 1 }]);
  expect(linesNotSent([parcel], lines)).toEqual([{ line: lines[0], amount: 1 }]);
  expect(linesNotSent([parcel, parcel], lines)).toEqual([]);
  expect(linesNotSent([{ ...parcel, state: 'returned' }], lines)).toEqual([{ line: lines[0], amount: 2 }]);
  expect(linesNotSent([], lines)).toEqual([]);
});

function raise(): never {
  throw new Error('no parcel');
}
