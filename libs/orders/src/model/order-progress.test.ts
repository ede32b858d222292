import { describe, expect, it } from 'vitest';
import { orderStatuses } from './order';
import { toOrderSteps } from './order-progress';

const stepsOf = (status: string, { isPickUp = false, isPaidUpFront = false } = {}) =>
  toOrderSteps({ status, isPickUp, isPaidUpFront }).map((step) => `${step.status} ${step.state}`);

describe('toOrderSteps', () => {
  it('leads over shipping to delivery', () => {
    expect(stepsOf('processing')).toEqual(['new done', 'processing current', 'shipped ahead', 'delivered ahead']);
  });

  it('leads over the payment where it comes first, and over the branch where the order is picked up', () => {
    expect(stepsOf('paid', { isPickUp: true, isPaidUpFront: true })).toEqual([
      ...['new done', 'paid current', 'processing ahead', 'ready ahead', 'delivered ahead'],
    ]);
  });

  it('contains the state of the order also where it was not expected', () => {
    expect(stepsOf('shipped', { isPickUp: true })).toContain('shipped current');
    expect(stepsOf('paid')).toContain('paid current');
  });

  it('claims nothing about a cancelled order but that it was placed', () => {
    expect(stepsOf('cancelled', { isPaidUpFront: true })).toEqual(['new done', 'cancelled current']);
  });

  it('has no steps for a state it does not know', () => {
    expect(stepsOf('waiting')).toEqual([]);
  });

  it.each(orderStatuses)('has one current step with %s', (status) => {
    expect(stepsOf(status).filter((step) => step.endsWith('current'))).toEqual([`${status} current`]);
  });
});
