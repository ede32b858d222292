import { expect, it } from 'vitest';
import { paymentCodeTexts } from './payment-codes.server';

const transfer = { iban: 'SK3112000000198742637541', bic: null, variableSymbol: '2026000123', amountMinor: 4990 };

it.each([
  ['CZK', ['spayd']],
  ['EUR', ['payBySquare', 'spayd']],
])('of a transfer in %s are %j, that of its country first', (currencyCode, formats) => {
  const codes = paymentCodeTexts({ ...transfer, currencyCode }, { message: 'x', recipient: 'Zelená výloha' });
  expect(codes.map(({ format }) => format)).toEqual(formats);
});
