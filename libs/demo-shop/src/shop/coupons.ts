import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import { momentFrom } from '../products/days';

const monthAgo = -30;
const inTwoYears = 730;

/** One coupon of each kind, and one whose time is over. */
export function* couponDocuments(today: Date): Generator<ImportDocument> {
  const period = { validFrom: momentFrom(today, monthAgo), validTo: momentFrom(today, inTwoYears) };
  yield {
    type: 'coupon',
    id: 'k-zahrada10',
    code: 'ZAHRADA10',
    name: text('Sleva 10 %', 'Zľava 10 %'),
    percent: 10,
    ...period,
  };
  yield {
    type: 'coupon',
    id: 'k-vitejte',
    code: 'VITEJTE',
    name: text('Sleva na první nákup', 'Zľava na prvý nákup'),
    amounts: { CZK: 100, EUR: 4 },
    minimums: { CZK: 500, EUR: 20 },
    oncePerCustomer: true,
    ...period,
  };
  yield {
    type: 'coupon',
    id: 'k-doprava',
    code: 'DOPRAVA',
    name: text('Doprava zdarma', 'Doprava zadarmo'),
    freeShipping: true,
    minimums: { CZK: 300, EUR: 12 },
    maxUses: 10_000,
    ...period,
  };
  yield {
    type: 'coupon',
    id: 'k-firma5',
    code: 'FIRMA5',
    name: text('Firemní sleva 5 %', 'Firemná zľava 5 %'),
    percent: 5,
    groups: ['business'],
    ...period,
  };
  yield {
    type: 'coupon',
    id: 'k-minule',
    code: 'MINULE',
    name: text('Sleva 20 %', 'Zľava 20 %'),
    percent: 20,
    validTo: momentFrom(today, monthAgo),
  };
}
