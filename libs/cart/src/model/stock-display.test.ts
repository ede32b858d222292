import { describe, expect, it } from 'vitest';
import { aCartLine } from '../testing/a-cart';
import { lineAvailability, shownStock, uncountedStock } from './stock-display';

describe('shownStock', () => {
  it.each([
    [12, 5, { pieces: 5, isCapped: true }],
    [5, 5, { pieces: 5, isCapped: false }],
    [-2, 5, { pieces: 0, isCapped: false }],
    [12, 0, { pieces: 12, isCapped: false }],
  ])('of %i pieces with the cap %s', (pieces, cap, shown) => {
    expect(shownStock(pieces, cap)).toEqual(shown);
  });
});

it('tells of uncounted stock that there is more than the theme says', () => {
  expect(uncountedStock(5)).toEqual({ pieces: 5, isCapped: true });
});

describe('lineAvailability', () => {
  const stock = { isChecked: true, pieces: 3, isAvailable: true, text: 'Skladem', soldText: 'Na dotaz', delayDays: 0 };

  it('says what the backend says while there is enough', () => {
    expect(lineAvailability(aCartLine({ amount: 3, stock }))).toEqual({ kind: 'available', text: 'Skladem' });
  });

  it('tells how much is left when more is ordered', () => {
    expect(lineAvailability(aCartLine({ amount: 4, stock, unit: 'ks' }))).toEqual({
      kind: 'piecesLeft',
      quantity: 3,
      unit: 'ks',
    });
  });

  it('tells metres of goods sold by the metre', () => {
    expect(
      lineAvailability(aCartLine({ amount: 40, stock: { ...stock, pieces: 25 }, multiplier: 0.1, unit: 'bm' })),
    ).toEqual({ kind: 'piecesLeft', quantity: 2.5, unit: 'bm' });
  });

  it('does not count what the backend does not check', () => {
    const unchecked = { ...stock, isChecked: false, pieces: 0 };
    expect(lineAvailability(aCartLine({ amount: 40, stock: unchecked })).kind).toBe('available');
  });

  it('shows the sold-out text of what is unavailable', () => {
    const soldOut = { ...stock, pieces: 0, isAvailable: false };
    expect(lineAvailability(aCartLine({ amount: 1, stock: soldOut }))).toEqual({ kind: 'soldOut', text: 'Na dotaz' });
  });
});
