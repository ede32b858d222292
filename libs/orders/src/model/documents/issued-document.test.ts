import { expect, it } from 'vitest';
import { parseDocumentSearch } from './issued-document';

it.each([
  ['', { kind: null, year: null }],
  ['druh=invoice&rok=2026', { kind: 'invoice', year: 2026 }],
  ['druh=receipt&rok=26', { kind: null, year: null }],
  ['druh=&rok=2026x', { kind: null, year: null }],
])('reads %s', (query, expected) => {
  const search = { ...expected, isOfCompany: false, isUnpaid: false };
  expect(parseDocumentSearch(new URLSearchParams(query), null)).toEqual(search);
});
