import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toSpayd } from './spayd';

const transfer = {
  iban: 'CZ65 0800 0000 1920 0014 5399',
  bic: 'GIBACZPX',
  variableSymbol: '2026000123',
  amountMinor: 113600,
  currencyCode: 'CZK',
};

describe('toSpayd', () => {
  it('writes the fields in their order', () => {
    expect(toSpayd(transfer, 'Objednávka 2026000123')).toBe(
      'SPD*1.0*ACC:CZ6508000000192000145399+GIBACZPX*AM:1136.00*CC:CZK*X-VS:2026000123*MSG:OBJEDNAVKA 2026000123',
    );
  });

  it('writes when it is due', () => {
    expect(toSpayd({ ...transfer, dueOn: '2026-12-05' }, 'x')).toContain('*CC:CZK*DT:20261205*X-VS:');
  });

  it('leaves the plus out where there is no BIC', () => {
    expect(toSpayd({ ...transfer, bic: null }, '')).toContain('*ACC:CZ6508000000192000145399*AM:');
  });

  it.each([
    [5, '0.05'],
    [100, '1.00'],
    [4990, '49.90'],
    [12345678, '123456.78'],
  ])('writes %i minor units as %s', (amountMinor, amount) => {
    expect(toSpayd({ ...transfer, amountMinor }, 'x')).toContain(`*AM:${amount}*`);
  });

  it('strips message characters that would break the format', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (message) => {
        const fields = toSpayd(transfer, message).split('*');
        expect(fields).toHaveLength(7);
        expect(fields.at(-1)).toMatch(/^MSG:[A-Z0-9 $+\-./:]{0,60}$/);
      }),
    );
  });

  it('writes every amount exactly', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (amountMinor) => {
        const [, amount = ''] = /\*AM:(\d+\.\d\d)\*/.exec(toSpayd({ ...transfer, amountMinor }, 'x')) ?? [];
        expect(Number(amount.replace('.', ''))).toBe(amountMinor);
      }),
    );
  });
});
