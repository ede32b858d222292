import * as v from 'valibot';
import { expect, it } from 'vitest';
import { buyerLimitResponse, findExceeded, needsApproval } from './buyer-limit';

const company = { role: 'buyer', orderLimit: 5000, currencyCode: 'CZK', approvers: ['Hana Malá'] };
const monthly = { monthlyLimit: 20_000, monthlyUsed: 16_000 };
const read = (changes: object) => v.parse(buyerLimitResponse, { ...company, ...changes });
const czk = (totalMinor: number) => ({ totalMinor, currencyCode: 'CZK' });

it('is the limits of a buyer alone', () => {
  expect(read(monthly)).toEqual({
    orderMinor: 500_000,
    monthly: { limitMinor: 2_000_000, leftMinor: 400_000 },
    currencyCode: 'CZK',
    approvers: ['Hana Malá'],
  });
  expect(read({})).toMatchObject({ monthly: null });
  expect(read({ ...monthly, orderLimit: null, monthlyUsed: 21_000 })).toMatchObject({
    orderMinor: null,
    monthly: { leftMinor: 0 },
  });
  expect(read({ orderLimit: null })).toBeNull();
  expect(read({ ...monthly, role: 'owner' })).toBeNull();
});

it('is exceeded by more than it, and by what cannot be compared', () => {
  const limit = read({});
  expect(needsApproval(limit, czk(500_000))).toBe(false);
  expect(needsApproval(limit, czk(500_001))).toBe(true);
  expect(needsApproval(limit, { totalMinor: 100, currencyCode: 'EUR' })).toBe(true);
  expect(needsApproval(null, czk(500_001))).toBe(false);
});

it('is exceeded by more than what is left of the month', () => {
  const limit = read(monthly);
  expect(limit && findExceeded(limit, czk(400_000))).toBeNull();
  expect(limit && findExceeded(limit, czk(400_001))).toBe('monthlyLimit');
  expect(limit && findExceeded(limit, czk(500_001))).toBe('orderLimit');
});
