import { decode } from 'bysquare/pay';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPayBySquare } from './pay-by-square.server';

const transfer = {
  iban: 'SK31 1200 0000 1987 4263 7541',
  bic: 'BSLOSK22',
  variableSymbol: '2026000123',
  amountMinor: 4990,
};
const texts = { message: 'Objednávka 2026000123', recipient: 'Zelená výloha' };

it('carries all that the transfer needs', () => {
  const { payments } = decode(toPayBySquare(transfer, texts));
  expect(payments).toMatchObject([
    {
      amount: 49.9,
      currencyCode: 'EUR',
      variableSymbol: '2026000123',
      paymentNote: 'Objednavka 2026000123',
      bankAccounts: [{ iban: 'SK3112000000198742637541', bic: 'BSLOSK22' }],
      beneficiary: { name: 'Zelena vyloha' },
    },
  ]);
});

it('writes every amount exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (amountMinor) => {
      const [payment] = decode(toPayBySquare({ ...transfer, amountMinor, bic: null }, texts)).payments;
      expect(Math.round((payment?.amount ?? 0) * 100)).toBe(amountMinor);
    }),
  );
});
