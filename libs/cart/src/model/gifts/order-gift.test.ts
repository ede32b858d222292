import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrderGift } from '../../testing/an-order-gift';
import { toGiftOffers } from './order-gift';

const gifts = [anOrderGift(), anOrderGift({ id: 'v-lopatka', fromMinor: 300_000 })];

describe('gifts beside a cart', () => {
  it('can be selected once the cart reaches their threshold', () => {
    expect(toGiftOffers(gifts, 250_000, ['v-rukavice', 'v-lopatka'])).toMatchObject([
      { id: 'v-rukavice', missingMinor: 0, isChosen: true },
      { id: 'v-lopatka', missingMinor: 50_000, isChosen: false },
    ]);
  });

  it('are left out when out of stock', () => {
    expect(toGiftOffers([anOrderGift({ isAvailable: false })], 250_000, ['v-rukavice'])).toEqual([]);
  });

  it('are selected only when reached, available and requested', () => {
    const gift = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      isAvailable: fc.boolean(),
      fromMinor: fc.nat(1_000_000),
    });
    fc.assert(
      fc.property(fc.array(gift), fc.nat(1_000_000), fc.array(fc.constantFrom('a', 'b', 'x')), (some, value, ids) => {
        for (const offer of toGiftOffers(some.map(anOrderGift), value, ids)) {
          expect(offer.isChosen).toBe(
            offer.isAvailable && offer.fromMinor <= value && ids.some((id) => id === offer.id),
          );
        }
      }),
    );
  });
});
