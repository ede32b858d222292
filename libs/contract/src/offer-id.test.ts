import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { offerId } from './offer-id';

const start = 'v-zahradni-hadice-s-opletem-a-spojkami-';

it('leaves ids that every vendor accepts', () => {
  const ids = fc.string({ maxLength: 36 });
  fc.assert(fc.property(ids, (id) => offerId(id) === id));
});

it('shortens others to different ones, the same each time', () => {
  expect(offerId(`${start}20-m`)).toBe('v-zahradni-hadice-s-ople-02ll1earbnj');
  const ids = Array.from({ length: 20_000 }, (_, index) => offerId(`${start}${index}`));
  expect(new Set(ids).size).toBe(ids.length);
  const long = fc.string({ minLength: 37 });
  fc.assert(fc.property(long, (id) => offerId(id).length === 36));
});
