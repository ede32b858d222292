import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDelivery } from '../testing/a-delivery';
import { aDeliveryTime, anOffer } from '../testing/an-offer';
import { emptyOffer, emptySelection } from '../model/selection/selection';
import { emptyContext, type CheckoutEvent } from './checkout-machine';
import { advance, restoreCheckout, storeCheckout } from './checkout-state';

const start = () => restoreCheckout(null);
const detailsGiven: CheckoutEvent = { type: 'details.submitted', details: aDelivery() };
const offerLoaded: CheckoutEvent = { type: 'offer.loaded', offer: anOffer() };
const shipperChosen: CheckoutEvent = { type: 'shipper.selected', shipperId: 's-ppl' };
const pickUpChosen: CheckoutEvent = { type: 'shipper.selected', shipperId: 's-pobocka' };
const branchChosen: CheckoutEvent = { type: 'branch.selected', branchId: 'br-praha-karlin' };
const cashChosen: CheckoutEvent = { type: 'payment.selected', paymentId: 'pay-cod' };
const transferChosen: CheckoutEvent = { type: 'payment.selected', paymentId: 'pay-transfer' };
const orderSent: CheckoutEvent = { type: 'order.sent' };
const orderPlaced = { type: 'order.placed', token: 'order-token', isPaidOnline: false } satisfies CheckoutEvent;

const onMethods = () => advance(start(), detailsGiven, offerLoaded);

describe('the steps of an order', () => {
  it('go from delivery details through shipping and payment to the finish', () => {
    const placing = advance(onMethods(), shipperChosen, cashChosen, orderSent);
    expect(placing.value).toBe('placing');
    const finished = advance(placing, orderPlaced);
    expect(finished.value).toBe('finished');
    expect(finished.context.orderToken).toBe('order-token');
  });

  it('clear the details once the order is placed', () => {
    const finished = advance(onMethods(), shipperChosen, cashChosen, orderSent, orderPlaced);
    expect(finished.context).toMatchObject({ details: null, selection: emptySelection });
  });

  it('return to the selection, with nothing lost, when the order is rejected', () => {
    const placing = advance(onMethods(), shipperChosen, cashChosen, orderSent);
    const refused = advance(placing, { type: 'order.refused' });
    expect(refused.value).toBe('methods');
    expect(refused.context).toEqual(placing.context);
  });

  it('wait, also after a reload, while nobody knows whether the order was placed', () => {
    const started = advance(
      onMethods(),
      { type: 'attempt.started', key: 'k-1', cartId: 'c-1' },
      { type: 'attempt.started', key: 'k-2', cartId: 'c-1' },
    );
    const sent = advance(started, shipperChosen, cashChosen, orderSent, { type: 'order.unanswered' });
    const uncertain = restoreCheckout(storeCheckout(sent));
    expect([uncertain.value, uncertain.context.attemptKey]).toEqual(['uncertain', 'k-1']);
    expect(advance(uncertain, detailsGiven, cashChosen, orderSent)).toEqual(uncertain);
    expect(advance(uncertain, orderPlaced)).toMatchObject({ value: 'finished', context: { attemptKey: null } });
    const back = advance(uncertain, { type: 'order.missing' });
    expect([back.value, back.context.attemptKey]).toEqual(['methods', null]);
    expect(back.context.selection).toEqual(sent.context.selection);
    for (const state of [uncertain, onMethods()])
      expect(advance(state, { type: 'order.held' })).toMatchObject({ value: 'delivery', context: emptyContext });
    const forgotten = advance(uncertain, { type: 'order.untraceable' });
    expect([forgotten.value, forgotten.context]).toEqual(['delivery', emptyContext]);
  });

  it('go on where they were with a cookie of an older version', () => {
    const { attemptKey, ...context } = onMethods().context;
    expect(attemptKey).toBeNull();
    const old = JSON.parse(storeCheckout(onMethods()));
    for (const missing of [
      { version: 1, attemptKey: undefined, extras: undefined },
      { version: 2, extras: undefined },
      { version: 3 },
      { version: 4 },
    ]) {
      const { version, ...fields } = missing;
      const stored = JSON.stringify({ ...old, version, context: { ...old.context, ...fields } });
      expect(restoreCheckout(stored)).toMatchObject({
        value: 'methods',
        context: { details: context.details, attemptKey: null, extras: {} },
      });
    }
  });

  it('start again with the next purchase', () => {
    const finished = advance(onMethods(), shipperChosen, cashChosen, orderSent, orderPlaced);
    expect(advance(finished, { type: 'purchase.started' })).toMatchObject({
      value: 'delivery',
      context: { orderToken: null },
    });
  });

  it('accept corrected details on the second step', () => {
    const corrected = advance(onMethods(), { type: 'details.submitted', details: aDelivery({ city: 'Brno' }) });
    expect(corrected.value).toBe('methods');
    expect(corrected.context.details?.city).toBe('Brno');
  });

  it.each([
    ['nothing is chosen', []],
    ['the payment is missing', [shipperChosen]],
    ['the shipper is missing', [cashChosen]],
    ['the branch is missing', [pickUpChosen, transferChosen]],
  ])('place no order when %s', (_, events) => {
    expect(advance(onMethods(), ...events, orderSent).value).toBe('methods');
  });
});

describe('the selection', () => {
  it('clears the branch with a different shipper', () => {
    const chosen = advance(onMethods(), pickUpChosen, branchChosen);
    expect(chosen.context.selection.branchId).toBe('br-praha-karlin');
    expect(advance(chosen, shipperChosen).context.selection.branchId).toBeNull();
  });

  it('clears a payment that the selected shipper blocks, and rejects it from then on', () => {
    const chosen = advance(onMethods(), shipperChosen, cashChosen, pickUpChosen);
    expect(chosen.context.selection.paymentId).toBeNull();
    expect(advance(chosen, cashChosen).context.selection.paymentId).toBeNull();
  });

  it('takes the whole selection of a form at once, without unavailable options', () => {
    const selection = { shipperId: 's-ppl', branchId: 'br-praha-karlin', paymentId: 'pay-cod', deliveryTimeId: 'dt' };
    const chosen = advance(onMethods(), { type: 'selection.changed', selection });
    expect(chosen.context.selection).toEqual({ ...selection, branchId: null, deliveryTimeId: null });
  });

  it('rejects a branch for a carrier', () => {
    expect(advance(onMethods(), shipperChosen, branchChosen).context.selection.branchId).toBeNull();
  });

  it('accepts only delivery times of the selected shipper, and clears them with it', () => {
    const offer = anOffer({ deliveryTimes: { 's-ppl': [aDeliveryTime({ id: 's-ppl.morning' })] } });
    const timeChosen: CheckoutEvent = { type: 'deliveryTime.selected', deliveryTimeId: 's-ppl.morning' };
    const reloaded = advance(onMethods(), { type: 'offer.loaded', offer });
    expect(advance(reloaded, timeChosen).context.selection.deliveryTimeId).toBeNull();
    const chosen = advance(reloaded, shipperChosen, timeChosen);
    expect(chosen.context.selection.deliveryTimeId).toBe('s-ppl.morning');
    expect(advance(chosen, pickUpChosen).context.selection.deliveryTimeId).toBeNull();
    expect(advance(chosen, { type: 'deliveryTime.cleared' }).context.selection.deliveryTimeId).toBeNull();
  });

  it('rejects a shipper that does not deliver to the country', () => {
    const slovak = advance(start(), { type: 'details.submitted', details: aDelivery({ country: 'SVK' }) }, offerLoaded);
    expect(advance(slovak, pickUpChosen).context.selection.shipperId).toBeNull();
  });

  it('drops what is no longer offered', () => {
    const chosen = advance(onMethods(), pickUpChosen, branchChosen, transferChosen);
    const reloaded = advance(chosen, { type: 'offer.loaded', offer: emptyOffer });
    expect(reloaded.context.selection).toEqual(emptySelection);
  });
});

describe('the stored snapshot', () => {
  const events = fc.constantFrom(
    detailsGiven,
    offerLoaded,
    shipperChosen,
    pickUpChosen,
    branchChosen,
    cashChosen,
    transferChosen,
    orderSent,
    orderPlaced,
    { type: 'order.refused' } satisfies CheckoutEvent,
    { type: 'extras.changed', extras: { note: 'Zvonek nefunguje.', newsletter: true } } satisfies CheckoutEvent,
    { type: 'attempt.started', key: 'k-1', cartId: 'c-1' } satisfies CheckoutEvent,
    { type: 'order.unanswered' } satisfies CheckoutEvent,
    { type: 'order.missing' } satisfies CheckoutEvent,
    { type: 'order.held' } satisfies CheckoutEvent,
    { type: 'purchase.started' } satisfies CheckoutEvent,
    { ...orderPlaced, isPaidOnline: true } satisfies CheckoutEvent,
    { type: 'payment.cancelled' } satisfies CheckoutEvent,
    { type: 'payment.failed' } satisfies CheckoutEvent,
    { type: 'payment.received' } satisfies CheckoutEvent,
  );

  it('restores every state, except the offer and an order in progress', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), (list) => {
        const state = advance(start(), ...list);
        const restored = restoreCheckout(storeCheckout(state));
        expect(restored.value).toBe(state.value === 'placing' ? 'methods' : state.value);
        expect(restored.context).toEqual({ ...state.context, offer: emptyOffer });
      }),
    );
  });

  it('is under 2 kB with every field filled to its maximum, and under 4.5 kB with the longest notes', () => {
    const details = aDelivery({
      fullName: 'Bartoloměj Přemysl Nepomucký-Šťastný',
      email: 'bartolomej.premysl.nepomucky@zahradnictvi-nepomucky.example.com',
      street: 'Náměstí Československých legionářů',
      houseNumber: '1234/56a',
      city: 'Brandýs nad Labem-Stará Boleslav',
      isBusiness: true,
      businessName: 'Zahradnictví a okrasné školky Nepomucký a synové s.r.o.',
      tin: '27074358',
      vatin: 'CZ27074358',
      vatinsvk: 'SK2020273893',
      differentAddress: true,
      shippingFullName: 'Květoslava Nepomucká-Šťastná',
      shippingPhone: '+420 777 123 456',
      shippingBusinessName: 'Sklad okrasných dřevin Nepomucký',
      billingInfo: true,
      billingName: 'Zahradnictví a okrasné školky Nepomucký a synové',
      billingStreet: 'Náměstí Československých legionářů',
      billingHouseNumber: '1234/56a',
      billingCity: 'Brandýs nad Labem-Stará Boleslav',
      billingPostcode: '250 01',
    });
    const state = advance(
      start(),
      { type: 'details.submitted', details },
      offerLoaded,
      pickUpChosen,
      branchChosen,
      transferChosen,
    );
    expect(Buffer.byteLength(storeCheckout(state))).toBeLessThan(2048);
    const note = 'ř'.repeat(500);
    const extras = { customOrderNumber: 'ř'.repeat(100), note, note_for_shipper: note, newsletter: true } as const;
    const withExtras = advance(state, { type: 'extras.changed', extras });
    expect(Buffer.byteLength(storeCheckout(withExtras))).toBeLessThan(4.5 * 1024);
  });

  it.each([
    ['no cookie', null],
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 0, value: 'delivery', context: {} })],
    ['an unknown step', storeCheckout(onMethods()).replace('"methods"', '"flying"')],
    ['a step without what it needs', storeCheckout(start()).replace('"delivery"', '"methods"')],
    ['a finish without an order', storeCheckout(start()).replace('"delivery"', '"finished"')],
  ])('is dropped when it is %s', (_, cookie) => {
    expect(restoreCheckout(cookie)).toMatchObject({ value: 'delivery', context: { details: null, orderToken: null } });
  });
});
