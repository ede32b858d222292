import { expect, it } from 'vitest';
import { anOrder } from '../testing/an-order';
import { isClaimable, isWithdrawable } from './after-sale';

const ofCompany = { isBusiness: true };

it.each([
  [{ status: 'new' }, true, false],
  [{ status: 'shipped' }, true, true],
  [{ status: 'delivered' }, true, true],
  [{ status: 'delivered', ...ofCompany }, false, true],
  [{ status: 'delivered', isReturned: true }, false, true],
  [{ status: 'shipped', buyer: null }, true, true],
  [{ status: 'cancelled' }, false, false],
])('of an order with %j: withdrawing %s, claiming %s', (changes, withdrawable, claimable) => {
  const order = anOrder(changes);
  expect([isWithdrawable(order), isClaimable(order)]).toEqual([withdrawable, claimable]);
});
