import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBankTransfer, aDeliveryTime, anOffer, aPayment, aPickUp, aShipper } from '../../testing/an-offer';
import {
  isPaymentBlocked,
  clearUnavailable,
  findMissingSelections,
  emptySelection,
  filterOfferByCountry,
  ruledOutShipperIds,
  selectPickUp,
  selectShipper,
} from './selection';

const pickUpWithTransfer = {
  shipperId: 's-pobocka',
  branchId: 'br-praha-karlin',
  paymentId: 'pay-transfer',
  deliveryTimeId: 'dt-1',
};

describe('selectShipper', () => {
  it('clears branch and delivery time of a different shipper', () => {
    expect(selectShipper(pickUpWithTransfer, aShipper())).toEqual({
      shipperId: 's-ppl',
      branchId: null,
      paymentId: 'pay-transfer',
      deliveryTimeId: null,
    });
  });

  it('keeps the branch of the same shipper', () => {
    expect(selectShipper(pickUpWithTransfer, aPickUp())).toEqual(pickUpWithTransfer);
  });

  it('clears a payment the shipper blocks', () => {
    expect(selectShipper({ ...emptySelection, paymentId: 'pay-cod' }, aPickUp()).paymentId).toBeNull();
  });
});

describe('clearUnavailable', () => {
  it('keeps available selections', () => {
    const offer = anOffer({ deliveryTimes: { 's-pobocka': [aDeliveryTime({ id: 'dt-1' })] } });
    expect(clearUnavailable(pickUpWithTransfer, offer)).toEqual(pickUpWithTransfer);
  });

  it('clears an unavailable shipper with its branch', () => {
    expect(clearUnavailable(pickUpWithTransfer, anOffer({ shippers: [aShipper()] }))).toEqual({
      ...emptySelection,
      paymentId: 'pay-transfer',
    });
  });

  it('clears a branch that is closed meanwhile', () => {
    expect(clearUnavailable(pickUpWithTransfer, anOffer({ branchIds: {} })).branchId).toBeNull();
  });

  it('clears an unavailable payment', () => {
    expect(clearUnavailable(pickUpWithTransfer, anOffer({ payments: [aPayment()] })).paymentId).toBeNull();
  });

  it('clears a delivery time that is full meanwhile', () => {
    expect(clearUnavailable(pickUpWithTransfer, anOffer()).deliveryTimeId).toBeNull();
  });

  it('clears a payment that the shipper blocks meanwhile', () => {
    const offer = anOffer({ shippers: [aPickUp({ blockedPaymentIds: ['pay-transfer'] })] });
    expect(clearUnavailable(pickUpWithTransfer, offer).paymentId).toBeNull();
  });

  it('leaves only available selections, and is idempotent', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const shipper = fc.record({ id, blockedPaymentIds: fc.array(id) }).map((changes) => aShipper(changes));
    const offers = fc.record({
      shippers: fc.array(shipper),
      payments: fc.array(id.map((known) => aPayment({ id: known }))),
      branchIds: fc.dictionary(id, fc.array(id)),
      deliveryTimes: fc.dictionary(id, fc.array(id.map((known) => aDeliveryTime({ id: known })))),
    });
    const choice = fc.option(id, { nil: null });
    const selections = fc.record({ shipperId: choice, branchId: choice, paymentId: choice, deliveryTimeId: choice });
    fc.assert(
      fc.property(selections, offers, (selection, offer) => {
        const remaining = clearUnavailable(selection, offer);
        const chosen = offer.shippers.find((candidate) => candidate.id === remaining.shipperId) ?? null;
        expect(remaining.shipperId === null).toBe(chosen === null);
        expect(remaining.branchId === null || chosen !== null).toBe(true);
        expect(isPaymentBlocked(remaining.paymentId, chosen)).toBe(false);
        expect(clearUnavailable(remaining, offer)).toEqual(remaining);
      }),
    );
  });
});

describe('filterOfferByCountry', () => {
  it('leaves out shippers that do not deliver to the country', () => {
    expect(filterOfferByCountry('SVK', anOffer()).shippers.map(({ id }) => id)).toEqual(['s-ppl']);
    expect(filterOfferByCountry('CZE', anOffer()).shippers).toHaveLength(2);
  });
});

describe('findMissingSelections', () => {
  it.each([
    ['nothing chosen', emptySelection, ['shipper', 'payment']],
    ['pick-up without a branch', { ...pickUpWithTransfer, branchId: null }, ['shipperBranch']],
    ['a carrier needs no branch', { ...emptySelection, shipperId: 's-ppl', paymentId: 'pay-cod' }, []],
    ['a blocked payment', { ...pickUpWithTransfer, paymentId: 'pay-cod' }, ['payment']],
    ['a shipper nobody offers', { ...pickUpWithTransfer, shipperId: 's-balloon' }, ['shipper']],
    ['everything chosen', pickUpWithTransfer, []],
  ])('%s', (_, selection, expected) => {
    expect(findMissingSelections(selection, anOffer({ payments: [aPayment(), aBankTransfer()] }))).toEqual(expected);
  });
});

describe('selectPickUp', () => {
  const pickUps = [{ id: 's-pobocka' }];
  const atBranch = {
    ...emptySelection,
    shipperId: 's-pobocka',
    branchId: 'br-praha-karlin',
    paymentId: 'pay-transfer',
  };

  it.each([
    ['selects it', { ...emptySelection, shipperId: 's-ppl', deliveryTimeId: 't' }, 's-pobocka', 's-pobocka', null],
    ['keeps its branch', atBranch, 's-pobocka', 's-pobocka', 'br-praha-karlin'],
    ['drops it for an address', atBranch, null, null, null],
    ['keeps another shipper for an address', { ...emptySelection, shipperId: 's-ppl' }, null, 's-ppl', null],
  ])('%s', (_, before, pickUpId, shipperId, branchId) => {
    const { paymentId } = before;
    const expected = { shipperId, branchId, paymentId, deliveryTimeId: null };
    expect(selectPickUp(before, pickUpId, pickUps)).toEqual(expected);
  });
});

describe('what the delivery step has ruled out', () => {
  const point = aPickUp({ id: 's-vydejna', type: 'PICKUP_POINT' });
  const shippers = [aShipper(), aPickUp(), point];

  it.each([
    ['an address: every pick-up', true, null, ['s-pobocka', 's-vydejna']],
    ['an address, with a courier selected', true, 's-ppl', ['s-pobocka', 's-vydejna']],
    ['a pick-up: all others', false, 's-pobocka', ['s-ppl', 's-vydejna']],
    ['a pick-up, with a courier selected since: all that need an address', false, 's-ppl', ['s-ppl']],
  ])('%s', (_answer, hasAddress, shipperId, ruledOut) => {
    expect(ruledOutShipperIds({ shipperId, hasAddress }, shippers)).toEqual(ruledOut);
  });

  it('is nothing where nothing else is offered', () => {
    expect(ruledOutShipperIds({ shipperId: null, hasAddress: true }, [aPickUp(), point])).toEqual([]);
  });
});
