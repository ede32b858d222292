import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { currencySchema, moneySchema } from './money-schema';

const wire = {
  id: 'czk',
  code: 'CZK',
  name: 'Česká koruna',
  symbol: 'Kč',
  symbolPlacement: 'right',
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: '\u00a0',
  hideZeroDecimals: true,
};

describe('currencySchema', () => {
  it('parses the wire fields and drops unknown ones', () => {
    const currency = v.parse(currencySchema, wire);
    expect(currency).toEqual({
      code: 'CZK',
      symbol: 'Kč',
      symbolPlacement: 'right',
      decimalPlaces: 2,
      decimalPoint: ',',
      millesimalPoint: '\u00a0',
      hideZeroDecimals: true,
    });
  });

  it('keeps decimals if the backend does not set hideZeroDecimals', () => {
    expect(v.parse(currencySchema, { ...wire, hideZeroDecimals: undefined }).hideZeroDecimals).toBe(false);
  });

  it.each([{ code: 'crown' }, { symbolPlacement: 'top' }, { decimalPlaces: 3 }, { decimalPlaces: 0.5 }])(
    'refuses %o',
    (lie) => {
      expect(v.is(currencySchema, { ...wire, ...lie })).toBe(false);
    },
  );
});

describe('moneySchema', () => {
  it('parses to minor units', () => {
    expect(v.parse(moneySchema, 412.4)).toBe(41_240);
  });

  it.each([Number.POSITIVE_INFINITY, '499', null, 1e300])('rejects %s', (value) => {
    expect(v.is(moneySchema, value)).toBe(false);
  });
});
