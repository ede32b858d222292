import * as v from 'valibot';
import { expect, it } from 'vitest';
import { placedResponse, settledResponse } from './placed-response';

const order = { code: '2026000001', token: 't', payment: { type: 'ONLINE' } };

it('reads an order, and one that waits for approval', () => {
  expect(v.parse(placedResponse, { order })).toMatchObject({ code: '2026000001', isPaidOnline: true, payment: null });
  expect(v.parse(placedResponse, { order: null, approval: { id: 'ar-1' } })).toEqual({ approvalId: 'ar-1' });
  expect(v.safeParse(placedResponse, { order: null }).success).toBe(false);
});

it('reads what became of an attempt', () => {
  expect(v.parse(settledResponse, { order })).toEqual({ token: 't', isPaidOnline: true });
  expect(v.parse(settledResponse, { order: null, approval: { id: 'ar-1' } })).toEqual({ approvalId: 'ar-1' });
  expect(v.parse(settledResponse, { order: null })).toBeNull();
});
