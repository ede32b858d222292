import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrderGift } from '../../testing/an-order-gift';
import { giftsPrice, toGiftOffers } from './order-gift';

const koruna = { decimalPlaces: 2 };
const gifts = [anOrderGift(), anOrderGift({ id: 'v-lopatka', fromMinor: 300_000 })];

describe('gifts beside a cart', () => {
  it('can be selected once the cart reaches their threshold', () => {
    expect(toGiftOffers(gifts, 250_000, ['v-rukavice', 'v-lopatka'], koruna)).toMatchObject([
      { id: 'v-rukavice', missingMinor: 0, isChosen: true },
      { id: 'v-lopatka', missingMinor: 50_000, isChosen: false },
    ]);
  });

  it.each([
    [2, 9_901, 8_183],
    [1, 9_910, 8_190],
    [0, 10_000, 8_200],
  ])(
    'are worth their price with %d decimals of the currency, rounded up',
    (decimalPlaces, withTaxMinor, withoutTaxMinor) => {
      const gift = anOrderGift({ worth: { withTaxMinor: 9_901, withoutTaxMinor: 8_183 } });
      const offers = toGiftOffers([gift], 250_000, [gift.id], { decimalPlaces });
      expect(giftsPrice(offers)).toEqual({ withTaxMinor, withoutTaxMinor });
    },
  );

  it('count only when selected and sold', () => {
    const offers = toGiftOffers([...gifts, anOrderGift({ id: 'v-sacek', worth: null })], 250_000, ['v-sacek'], koruna);
    expect(giftsPrice(offers)).toEqual({ withTaxMinor: 0, withoutTaxMinor: 0 });
  });

  it('are left out when out of stock', () => {
    expect(toGiftOffers([anOrderGift({ isAvailable: false })], 250_000, ['v-rukavice'], koruna)).toEqual([]);
  });

  it('are selected only when reached, available and requested', () => {
    const gift = fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      isAvailable: fc.boolean(),
      fromMinor: fc.nat(1_000_000),
    });
    fc.assert(
      fc.property(fc.array(gift), fc.nat(1_000_000), fc.array(fc.constantFrom('a', 'b', 'x')), (some, value, ids) => {
        for (const offer of toGiftOffers(some.map(anOrderGift), value, ids, koruna)) {
          expect(offer.isChosen).toBe(
            offer.isAvailable && offer.fromMinor <= value && ids.some((id) => id === offer.id),
          );
        }
      }),
    );
  });
});
