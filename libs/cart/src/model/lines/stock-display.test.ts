import { describe, expect, it } from 'vitest';
import { aCartLine } from '../../testing/a-cart';
import { lineAvailability, toDisplayStock, toUncountedDisplayStock } from './stock-display';

describe('toDisplayStock', () => {
  it.each([
    [12, 5, { pieces: 5, isCapped: true }],
    [5, 5, { pieces: 5, isCapped: false }],
    [-2, 5, { pieces: 0, isCapped: false }],
    [12, 0, { pieces: 12, isCapped: false }],
  ])('of %i pieces with the cap %s', (pieces, cap, visible) => {
    expect(toDisplayStock(pieces, cap)).toEqual(visible);
  });
});

it('shows uncounted stock as more than the theme’s cap', () => {
  expect(toUncountedDisplayStock(5)).toEqual({ pieces: 5, isCapped: true });
});

describe('lineAvailability', () => {
  const stock = {
    isChecked: true,
    pieces: 3,
    isAvailable: true,
    text: 'Skladem',
    soldOutText: 'Na dotaz',
    delayDays: 0,
  };

  it('is the backend’s text while there is enough', () => {
    expect(lineAvailability(aCartLine({ amount: 3, stock }))).toEqual({ kind: 'available', text: 'Skladem' });
  });

  it('shows how much is left when more is ordered', () => {
    expect(lineAvailability(aCartLine({ amount: 4, stock, unit: 'ks' }))).toEqual({
      kind: 'piecesLeft',
      quantity: 3,
      unit: 'ks',
    });
  });

  it('shows metres for products sold by the metre', () => {
    expect(
      lineAvailability(aCartLine({ amount: 40, stock: { ...stock, pieces: 25 }, multiplier: 0.1, unit: 'bm' })),
    ).toEqual({ kind: 'piecesLeft', quantity: 2.5, unit: 'bm' });
  });

  it('does not count uncontrolled stock', () => {
    const unchecked = { ...stock, isChecked: false, pieces: 0 };
    expect(lineAvailability(aCartLine({ amount: 40, stock: unchecked })).kind).toBe('available');
  });

  it('shows the sold-out text of what is unavailable', () => {
    const soldOut = { ...stock, pieces: 0, isAvailable: false };
    expect(lineAvailability(aCartLine({ amount: 1, stock: soldOut }))).toEqual({ kind: 'soldOut', text: 'Na dotaz' });
  });

  it('is not of interest for what is not sold', () => {
    expect(lineAvailability(aCartLine({ isSaleable: false, stock }))).toEqual({ kind: 'notSaleable' });
  });
});
