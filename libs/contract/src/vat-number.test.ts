import { describe, expect, it } from 'vitest';
import { isVatNumber, parseVatNumber, vatNumberOf } from './vat-number';

describe('parseVatNumber', () => {
  // One of each structure.
  it.each([
    'ATU12345678',
    'BE0123456789',
    'BE1123456789',
    'BG123456789',
    'BG1234567890',
    'CY12345678L',
    'DE123456789',
    'DK12345678',
    'EE123456789',
    'EL123456789',
    'ESA12345678',
    'ES12345678Z',
    'ESX1234567L',
    'FI12345678',
    'FR12345678901',
    'FRXX123456789',
    'HR12345678901',
    'HU12345678',
    'IE1A23456B',
    'IE1+23456B',
    'IE1234567A',
    'IE1234567WI',
    'IT12345678901',
    'LT123456789',
    'LT123456789012',
    'LU12345678',
    'LV12345678901',
    'MT12345678',
    'NL123456789B01',
    'PL1234567890',
    'PT123456789',
    'RO12',
    'RO1234567890',
    'SE123456789001',
    'SI12345678',
    'XI123456789',
    'XI123456789012',
    'XIGD123',
    'XIHA123',
  ])('knows %s', (text) => {
    expect(parseVatNumber(text)).toEqual({ country: text.slice(0, 2), number: text.slice(2) });
  });

  // Companies, numbers of birth (with and without the old remainder of ten), from before 1954, and two groups of banks.
  it.each(['CZ27074358', 'CZ00006947', 'CZ7103192745', 'CZ7801233540', 'CZ530101123', 'CZ699003154', 'CZ699000761'])(
    'knows the Czech %s by its check digit',
    (text) => {
      expect(parseVatNumber(text)).not.toBeNull();
    },
  );

  it.each(['SK2020273893', 'SK2021853504'])('knows the Slovak %s by its check digit', (text) => {
    expect(parseVatNumber(text)).not.toBeNull();
  });

  it.each(['cz 270 743 58', 'CZ-27074358', ' cz.27.07.43.58 ', 'CZ\u00A027074358'])('reads "%s"', (text) => {
    expect(parseVatNumber(text)).toEqual({ country: 'CZ', number: '27074358' });
  });

  it('reads the code of Greece as its own', () => {
    expect(parseVatNumber('GR123456789')).toEqual({ country: 'EL', number: '123456789' });
  });

  it.each([
    'CZ27074359',
    'CZ12345678',
    'CZ2707435',
    'CZ7103192746',
    'CZ699003155',
    'CZ',
    'SK2020273894',
    'SK0000000000',
    'DE12345678',
    'ATX12345678',
    'NL123456789A01',
    'FROO123456789',
    'CZ٢٧٠٧٤٣٥٨',
    "CZ27074358' or 1=1",
    'CZ27074358\u0000',
    `DE${'1'.repeat(10_000)}`,
  ])('refuses %j', (text) => {
    expect(parseVatNumber(text)).toBeNull();
    expect(isVatNumber(text)).toBe(false);
  });

  it.each(['', '2020273893', 'GB123456789', 'CHE-123.456.789', 'neplátce', 'toString', '__proto__'])(
    'leaves %j alone: it begins as none of a member state',
    (text) => {
      expect(parseVatNumber(text)).toBeNull();
      expect(isVatNumber(text)).toBe(true);
    },
  );
});

describe('vatNumberOf', () => {
  it.each([
    [{ vatin: 'CZ27074358', vatinSvk: '' }, 'CZ'],
    [{ vatin: '2020273893', vatinSvk: 'SK2020273893' }, 'SK'],
    [{ vatin: '2020273893', vatinSvk: '2020 273 893' }, 'SK'],
    [{ vatin: '2020273893', vatinSvk: '' }, undefined],
    [{ vatin: '', vatinSvk: '' }, undefined],
  ])('of %o is that of %s', (numbers, country) => {
    expect(vatNumberOf(numbers)?.country).toBe(country);
  });
});
