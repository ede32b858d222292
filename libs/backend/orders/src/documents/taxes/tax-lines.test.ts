import { expect, it } from 'vitest';
import { type TaxedDocument, taxLines } from './tax-lines';
import type { TaxReturn } from './tax-returns';

/** An invoice of a Czech company for 10 000 Kč with tax: 8 264,46 + 1 735,54. */
function anInvoice(changes: Partial<TaxedDocument> = {}): TaxedDocument {
  return {
    kind: 'invoice',
    number: '20261000001',
    suppliedOn: '2026-11-05',
    treatment: 'home',
    taxCountry: 'CZE',
    buyerVatNumber: 'CZ27074358',
    isBusiness: true,
    original: null,
    currency: 'CZK',
    rates: [{ rate: 21, baseMinor: 826_446, taxMinor: 173_554 }],
    untaxedMinor: 0,
    exchange: (minor) => minor,
    ...changes,
  };
}

const linesOf = (documents: TaxedDocument[], taxReturn: TaxReturn, traderCountry = 'CZE') =>
  taxLines(documents, taxReturn, { traderCountry }).map((line) => {
    const { section, documentNumber, vatNumber, period, countryCode, rate, count, currencyCode, base, tax, total } =
      line;
    const keys = [documentNumber, vatNumber, period, countryCode, rate].filter((key) => key !== null);
    return [section, ...keys, count, currencyCode, base, tax, total].join(' ');
  });

it('the Czech control statement has companies one by one above 10 000 Kč with tax, of all rates together', () => {
  const above = [{ rate: 21, baseMinor: 826_447, taxMinor: 173_554 }];
  const ofTwoRates = [
    { rate: 21, baseMinor: 500_000, taxMinor: 105_000 },
    { rate: 12, baseMinor: 400_000, taxMinor: 48_000 },
  ];
  const documents = [
    anInvoice({ number: 'limit' }),
    anInvoice({ number: 'above', rates: above }),
    // 6 050 + 4 480 Kč.
    anInvoice({ number: 'together', rates: ofTwoRates }),
    // A deposit of 100 Kč and books at 0 % are nothing that counts.
    anInvoice({
      number: 'besides',
      rates: [...anInvoice().rates, { rate: 0, baseMinor: 50_000, taxMinor: 0 }],
      untaxedMinor: 10_000,
    }),
    anInvoice({ number: 'person', buyerVatNumber: null, isBusiness: false, rates: above }),
    anInvoice({ number: 'slovak', buyerVatNumber: 'SK2020273893', rates: above }),
    anInvoice({
      kind: 'creditNote',
      number: 'credited',
      rates: [{ rate: 21, baseMinor: -826_447, taxMinor: -173_554 }],
      original: { number: 'above', suppliedOn: '2026-10-05' },
    }),
    // 400 € at 25 Kč are the limit, 400,01 € are above it.
    anInvoice({
      number: 'euro',
      currency: 'EUR',
      rates: [{ rate: 21, baseMinor: 33_059, taxMinor: 6_942 }],
      exchange: (minor) => minor * 25,
    }),
    anInvoice({ number: 'unknown', currency: 'EUR', exchange: null }),
  ];
  expect(linesOf(documents, 'control')).toEqual([
    'A.4 above CZ27074358 21 1 CZK 8264.47 1735.54 10000.01',
    'A.4 credited CZ27074358 21 1 CZK -8264.47 -1735.54 -10000.01',
    'A.4 euro CZ27074358 21 1 EUR 330.59 69.42 400.01',
    'A.4 together CZ27074358 21 1 CZK 5000 1050 6050',
    'A.4 together CZ27074358 12 1 CZK 4000 480 4480',
    'A.5 21 4 CZK 33057.86 6942.16 40000.02',
    'undecided unknown CZ27074358 21 1 EUR 8264.46 1735.54 10000',
    'zero 0 1 CZK 500 0 500',
    'untaxed 1 CZK 0 0 100',
    'total 7 CZK 42557.86 8472.16 51130.02',
    'total 2 EUR 8595.05 1804.96 10400.01',
  ]);
});

it('the Slovak control statement has businesses one by one, corrections apart, and others in one sum', () => {
  const rates = [{ rate: 23, baseMinor: 10_000, taxMinor: 2_300 }];
  const slovak = { currency: 'EUR', taxCountry: 'SVK', rates };
  const credited = { kind: 'creditNote' as const, rates: [{ rate: 23, baseMinor: -1_000, taxMinor: -230 }] };
  const original = { number: 'a', suppliedOn: '2026-11-05' };
  const person = { buyerVatNumber: null, isBusiness: false };
  const documents = [
    anInvoice({ ...slovak, number: 'a', buyerVatNumber: 'SK2020273893' }),
    anInvoice({ ...slovak, number: 'b', buyerVatNumber: null }),
    anInvoice({ ...slovak, ...credited, number: 'c', buyerVatNumber: 'SK2020273893', original }),
    anInvoice({ ...slovak, ...person, number: 'd' }),
    anInvoice({ ...slovak, ...credited, ...person, number: 'e', original }),
  ];
  expect(linesOf(documents, 'control', 'SVK')).toEqual([
    'A.1 a SK2020273893 23 1 EUR 100 23 123',
    'A.1 b 23 1 EUR 100 23 123',
    'C.1 c SK2020273893 23 1 EUR -10 -2.3 -12.3',
    'D.2 23 2 EUR 90 20.7 110.7',
    'total 5 EUR 280 64.4 344.4',
  ]);
});

it('the one-stop shop is by country and rate, corrections of earlier quarters by theirs', () => {
  const germany = { treatment: 'oss' as const, taxCountry: 'DEU', currency: 'EUR', exchange: null };
  const [sold, back] = [
    [{ rate: 19, baseMinor: 10_000, taxMinor: 1_900 }],
    [{ rate: 19, baseMinor: -1_000, taxMinor: -190 }],
  ];
  const correction = { ...germany, kind: 'creditNote' as const, rates: back };
  const documents = [
    anInvoice({ ...germany, rates: sold }),
    anInvoice({ ...germany, taxCountry: 'SVK', rates: [{ rate: 23, baseMinor: 10_000, taxMinor: 2_300 }] }),
    anInvoice({ ...correction, original: { number: '1', suppliedOn: '2026-10-01' } }),
    anInvoice({ ...correction, original: { number: '2', suppliedOn: '2026-09-30' } }),
  ];
  expect(linesOf(documents, 'oss')).toEqual([
    'supply 2026Q4 DEU 19 2 EUR 90 17.1 107.1',
    'supply 2026Q4 SVK 23 1 EUR 100 23 123',
    'correction 2026Q3 DEU 19 1 EUR -10 -1.9 -11.9',
    'total 4 EUR 180 38.2 218.2',
  ]);
});

it('the recapitulative statement is by number', () => {
  const rates = [{ rate: 0, baseMinor: 10_000, taxMinor: 0 }];
  const slovak = { treatment: 'reverseCharge' as const, taxCountry: 'SVK', currency: 'EUR', rates };
  const documents = [
    anInvoice({ ...slovak, buyerVatNumber: 'SK2020273893' }),
    anInvoice({ ...slovak, buyerVatNumber: 'SK2020273893', untaxedMinor: 100 }),
    anInvoice({ ...slovak, buyerVatNumber: 'DE100000000' }),
  ];
  expect(linesOf(documents, 'summary')).toEqual([
    'supply DE100000000 1 EUR 100 0 100',
    'supply SK2020273893 2 EUR 200 0 200',
    'untaxed 1 EUR 0 0 1',
    'total 3 EUR 300 0 301',
  ]);
});
