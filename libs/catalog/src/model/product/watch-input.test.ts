import { type Currency, formatMoney } from '@vyloha/money';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { priceWatchInput } from './watch-input';

const parse = (targetPrice?: string) =>
  v.safeParse(priceWatchInput, { email: 'jana@example.com', variantId: 'v-1', targetPrice });
const targetOf = (typed: string) => {
  const parsed = parse(typed);
  return parsed.success ? parsed.output.targetPrice : null;
};
const crowns: Currency = {
  code: 'CZK',
  symbol: 'Kč',
  symbolPlacement: 'right',
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: '\u00a0',
  hideZeroDecimals: true,
};

describe('the price to wait for', () => {
  it.each([
    ['399', 399],
    ['1 299,50', 1299.5],
    ['1299.5', 1299.5],
    ['399 Kč', 399],
    ['399,-', 399],
    ['19,99 €', 19.99],
  ])('%s is %d', (typed, price) => {
    expect(targetOf(typed)).toBe(price);
  });

  it('may be left out', () => {
    expect(parse()).toMatchObject({ success: true });
  });

  it.each(['levně', '0', '-5', '1,234', '1.2.3', '99999999', '1e5'])('%s is none', (typed) => {
    expect(parse(typed).issues?.map(({ message }) => message)).toContain('catalog:watch.price.notAPrice');
  });

  it('is read as the shop writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (minor) => {
        expect(targetOf(formatMoney(minor, crowns))).toBe(minor / 100);
      }),
    );
  });
});
