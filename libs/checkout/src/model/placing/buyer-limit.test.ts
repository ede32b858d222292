import * as v from 'valibot';
import { expect, it } from 'vitest';
import { buyerLimitResponse, needsApproval } from './buyer-limit';

const company = { role: 'buyer', orderLimit: 5000, currencyCode: 'CZK', approvers: ['Hana Malá'] };

it('is the limit of a buyer alone', () => {
  expect(v.parse(buyerLimitResponse, company)).toEqual({
    limitMinor: 500_000,
    currencyCode: 'CZK',
    approvers: ['Hana Malá'],
  });
  expect(v.parse(buyerLimitResponse, { ...company, orderLimit: null })).toBeNull();
  expect(v.parse(buyerLimitResponse, { ...company, role: 'owner' })).toBeNull();
});

it('is exceeded by more than it, and by what cannot be compared', () => {
  const limit = v.parse(buyerLimitResponse, company);
  expect(needsApproval(limit, { totalMinor: 500_000, currencyCode: 'CZK' })).toBe(false);
  expect(needsApproval(limit, { totalMinor: 500_001, currencyCode: 'CZK' })).toBe(true);
  expect(needsApproval(limit, { totalMinor: 100, currencyCode: 'EUR' })).toBe(true);
  expect(needsApproval(null, { totalMinor: 500_001, currencyCode: 'CZK' })).toBe(false);
});
