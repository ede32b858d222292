import * as v from 'valibot';
import { expect, it } from 'vitest';
import { inviteInput, toMembershipBody } from './membership-input';

const limitOf = (limit: string) => {
  const typed = { orderLimit: '1', monthlyLimit: limit };
  const parsed = v.safeParse(inviteInput, { email: 'nina@example.com', role: 'buyer', ...typed });
  if (!parsed.success) return 'refused';
  const { orderLimit, monthlyLimit } = toMembershipBody(parsed.output);
  expect(orderLimit).toBe(1);
  return monthlyLimit;
};

it.each([
  ['2500', 2500],
  ['2 500', 2500],
  ['2\u00a0500', 2500],
  ['0', 0],
  ['', null],
  ['-1', 'refused'],
  ['2,50', 'refused'],
  ['pět set', 'refused'],
  ['123456789', 'refused'],
])('reads the limit %j as %j', (typed, limit) => {
  expect(limitOf(typed)).toBe(limit);
});
