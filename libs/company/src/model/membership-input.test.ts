import * as v from 'valibot';
import { expect, it } from 'vitest';
import { inviteInput, toMembershipBody } from './membership-input';

const limitOf = (orderLimit: string) => {
  const parsed = v.safeParse(inviteInput, { email: 'nina@example.com', role: 'buyer', orderLimit });
  return parsed.success ? toMembershipBody(parsed.output).orderLimit : 'refused';
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
