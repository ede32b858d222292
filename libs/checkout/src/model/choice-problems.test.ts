import { describe, expect, it } from 'vitest';
import { aDeliveryTime, anOffer } from '../testing/an-offer';
import { choiceProblems } from './choice-problems';
import { keepAvailable } from './selection';

const nothing = { shipper: '', shipperBranch: '', payment: '', deliveryTimeSlot: '' };
const offer = anOffer({ deliveryTimes: { 's-ppl': [aDeliveryTime({ id: 's-ppl.morning' })] } });

function problemsOf(changes: Partial<typeof nothing>): Record<string, string> {
  const choices = { ...nothing, ...changes };
  const selection = keepAvailable(
    {
      shipperId: choices.shipper,
      branchId: choices.shipperBranch,
      paymentId: choices.payment,
      deliveryTimeId: choices.deliveryTimeSlot,
    },
    offer,
  );
  return Object.fromEntries(choiceProblems(choices, selection, offer).map(({ field, message }) => [field, message]));
}

describe('choiceProblems', () => {
  it('asks for what was not chosen', () => {
    expect(problemsOf({})).toEqual({ shipper: 'checkout:problem.shipper', payment: 'checkout:problem.payment' });
  });

  it('says so when what was chosen cannot be used', () => {
    expect(problemsOf({ shipper: 's-balloon', payment: 'pay-gold' })).toEqual({
      shipper: 'checkout:problem.shipperUnavailable',
      payment: 'checkout:problem.paymentUnavailable',
    });
  });

  it.each(['', 'br-nowhere'])('asks for the branch of a pick-up (%j)', (shipperBranch) => {
    expect(problemsOf({ shipper: 's-pobocka', payment: 'pay-transfer', shipperBranch })).toEqual({
      shipperBranch: 'checkout:problem.shipperBranch',
    });
  });

  it('tells that a delivery time is gone', () => {
    expect(problemsOf({ shipper: 's-ppl', payment: 'pay-cod', deliveryTimeSlot: 's-ppl.noon' })).toEqual({
      deliveryTimeSlot: 'checkout:problem.deliveryTimeUnavailable',
    });
  });

  it('minds neither the branch nor the time of a shipper that was chosen before', () => {
    const branch = { shipper: 's-ppl', payment: 'pay-cod', shipperBranch: 'br-praha-karlin' };
    expect(problemsOf(branch)).toEqual({});
    const pickUp = { shipper: 's-pobocka', payment: 'pay-transfer', shipperBranch: 'br-praha-karlin' };
    expect(problemsOf({ ...pickUp, deliveryTimeSlot: 's-ppl.morning' })).toEqual({});
  });
});
