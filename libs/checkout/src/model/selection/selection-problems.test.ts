import { describe, expect, it } from 'vitest';
import { aDeliveryTime, anOffer } from '../../testing/an-offer';
import { findSelectionProblems } from './selection-problems';
import { clearUnavailable } from './selection';

const emptyFields = { shipper: '', shipperBranch: '', payment: '', deliveryTimeSlot: '' };
const offer = anOffer({ deliveryTimes: { 's-ppl': [aDeliveryTime({ id: 's-ppl.morning' })] } });

function problemsOf(changes: Partial<typeof emptyFields>, hasAddress = true): Record<string, string> {
  const fields = { ...emptyFields, ...changes };
  const selection = clearUnavailable(
    {
      shipperId: fields.shipper,
      branchId: fields.shipperBranch,
      paymentId: fields.payment,
      deliveryTimeId: fields.deliveryTimeSlot,
    },
    offer,
  );
  return Object.fromEntries(
    findSelectionProblems(fields, selection, offer, hasAddress).map(({ field, message }) => [field, message]),
  );
}

describe('findSelectionProblems', () => {
  it('reports missing selections', () => {
    expect(problemsOf({})).toEqual({ shipper: 'checkout:problem.shipper', payment: 'checkout:problem.payment' });
  });

  it('reports unavailable selections', () => {
    expect(problemsOf({ shipper: 's-balloon', payment: 'pay-gold' })).toEqual({
      shipper: 'checkout:problem.shipperUnavailable',
      payment: 'checkout:problem.paymentUnavailable',
    });
  });

  it.each(['', 'br-nowhere'])('requires the branch of a pick-up (%j)', (shipperBranch) => {
    expect(problemsOf({ shipper: 's-pobocka', payment: 'pay-transfer', shipperBranch })).toEqual({
      shipperBranch: 'checkout:problem.shipperBranch',
    });
  });

  it('reports a delivery time that is no longer available', () => {
    expect(problemsOf({ shipper: 's-ppl', payment: 'pay-cod', deliveryTimeSlot: 's-ppl.noon' })).toEqual({
      deliveryTimeSlot: 'checkout:problem.deliveryTimeUnavailable',
    });
  });

  it('asks for an address where the shipper needs one', () => {
    const toAddress = { shipper: 's-ppl', payment: 'pay-cod' };
    expect(problemsOf(toAddress, false)).toEqual({ shipper: 'checkout:problem.addressMissing' });
    const pickUp = { shipper: 's-pobocka', payment: 'pay-transfer', shipperBranch: 'br-praha-karlin' };
    expect(problemsOf(pickUp, false)).toEqual({});
  });

  it('ignores the branch and the time of a previously selected shipper', () => {
    const branch = { shipper: 's-ppl', payment: 'pay-cod', shipperBranch: 'br-praha-karlin' };
    expect(problemsOf(branch)).toEqual({});
    const pickUp = { shipper: 's-pobocka', payment: 'pay-transfer', shipperBranch: 'br-praha-karlin' };
    expect(problemsOf({ ...pickUp, deliveryTimeSlot: 's-ppl.morning' })).toEqual({});
  });
});
