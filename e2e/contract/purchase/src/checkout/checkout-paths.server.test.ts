import { deliveryPageAction, finishPageLoader, methodsPageAction, methodsPageLoader } from '@vyloha/checkout/server';
import {
  aDelivery,
  advance,
  anOffer,
  aPayment,
  type CheckoutEvent,
  type CheckoutState,
  emptySelection,
  readCheckout,
  restoreCheckout,
  storeCheckout,
} from '@vyloha/checkout/testing';
import { BackendUnavailable } from '@vyloha/http-client';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { redirectOf } from '@vyloha/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromTransition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { aShoppingGuest } from '../testing/a-shopping-guest';
import { checkoutPages, type Cookies } from '../testing/checkout-pages';
import { faultyStore, type StoreFault } from '../testing/faulty-store';
import { deliveryForm, handlerArgs } from '../testing/handler-args';
import { nextSteps } from '../testing/next-steps';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend({ hasGateway: true });
});
afterAll(() => backend.stop());

const { contextOf } = checkoutPages(() => backend);

/** What a shopper does, and how the network treats it. */
const steps = [
  'submit details',
  'open shipping and payment',
  'recalculate',
  'order without payment',
  'order',
  'order, request lost',
  'order, answer lost',
  'order by card',
  'order by card, answer lost',
  'look',
  'look, backend dead',
] as const;
type Step = (typeof steps)[number];

const complete = { shipper: 's-ppl', payment: 'pay-transfer' };
const byCard = { ...complete, payment: 'pay-card' };
const selected = { ...emptySelection, shipperId: 's-ppl', paymentId: 'pay-transfer' };

/** The shopper's checkout, and whether the shop has an order that they do not know of. */
interface Model {
  cookie: string;
  unknownOrder: 'none' | 'by transfer' | 'by card';
}

const offer = anOffer({ payments: [...anOffer().payments, aPayment({ id: 'pay-card' })] });
const opened: CheckoutEvent[] = [
  { type: 'attempt.started', key: 'k-1', cartId: 'c-1' },
  { type: 'offer.loaded', offer },
];
const sent: CheckoutEvent[] = [...opened, { type: 'selection.changed', selection: selected }, { type: 'order.sent' }];
const sentByCard: CheckoutEvent[] = [
  ...opened,
  { type: 'selection.changed', selection: { ...selected, paymentId: 'pay-card' } },
  { type: 'order.sent' },
];
const placed: CheckoutEvent = { type: 'order.placed', token: 'token', isPaidOnline: false };
const placedByCard: CheckoutEvent = { ...placed, isPaidOnline: true };
const found: Record<Model['unknownOrder'], CheckoutEvent> = {
  none: { type: 'order.missing' },
  'by transfer': placed,
  'by card': placedByCard,
};

/** Events that the machine gets for a step. */
function eventsOf(step: Step, { unknownOrder }: Model): CheckoutEvent[] {
  switch (step) {
    case 'submit details':
      return [{ type: 'details.submitted', details: aDelivery() }];
    case 'open shipping and payment':
      return opened.slice(0, 1);
    case 'recalculate':
      return sent.slice(0, -1);
    case 'order without payment':
      return [...opened, { type: 'selection.changed', selection: { ...selected, paymentId: null } }];
    case 'order':
      return [...sent, placed];
    case 'order, request lost':
    case 'order, answer lost':
      return [...sent, { type: 'order.unanswered' }];
    case 'order by card':
      return [...sentByCard, placedByCard];
    case 'order by card, answer lost':
      return [...sentByCard, { type: 'order.unanswered' }];
    case 'look':
      return [found[unknownOrder]];
    case 'look, backend dead':
      return [];
  }
}

const initial: Model = { cookie: storeCheckout(restoreCheckout(null)), unknownOrder: 'none' };

function transitionOf(current: Model, { type: step }: { type: Step }): Model {
  const before = restoreCheckout(current.cookie);
  // From there every step but the look leads to the page that asks what became of the order.
  const isBlocked = before.value === 'uncertain' && !step.startsWith('look');
  const after = isBlocked ? before : advance(before, ...eventsOf(step, current));
  const isLost = step.endsWith('answer lost') && before.value === 'methods';
  const lostOrder = step.includes('card') ? 'by card' : 'by transfer';
  const isStillUnknown = after.value === 'uncertain';
  return {
    cookie: storeCheckout(after),
    unknownOrder: isLost ? lostOrder : isStillUnknown ? current.unknownOrder : 'none',
  };
}

const model = fromTransition(transitionOf, initial);

/** How an order goes on is the model of its payment. */
const isPlaced = ({ cookie }: Model) => restoreCheckout(cookie).context.orderToken !== null;

/** For each state of the checkout the steps that lead there. */
const waysToStates = getShortestPaths(model, { events: steps.map((type) => ({ type })) })
  .filter(({ state }) => !isPlaced(state.context))
  .map((path) => path.steps.map(({ event }) => event.type).filter((type) => steps.includes(type)));

const faultOf: Partial<Record<Step, StoreFault>> = {
  'order, request lost': 'request lost',
  'order, answer lost': 'answer lost',
  'order by card, answer lost': 'answer lost',
  'look, backend dead': 'backend dead',
};

async function request(step: Step, cookies: Cookies): Promise<unknown> {
  const context = contextOf(cookies);
  const fault = faultOf[step];
  if (fault !== undefined) context.store = faultyStore(context.store, fault);
  const args = (form?: Record<string, string>) => handlerArgs(context, form);
  switch (step) {
    case 'submit details':
      return deliveryPageAction(args(deliveryForm));
    case 'open shipping and payment':
      return methodsPageLoader(args());
    case 'recalculate':
      return methodsPageAction(args({ ...complete, recalculate: 'true' }));
    case 'order without payment':
      return methodsPageAction(args({ shipper: complete.shipper }));
    case 'order':
    case 'order, request lost':
    case 'order, answer lost':
      return methodsPageAction(args(complete));
    case 'order by card':
    case 'order by card, answer lost':
      return methodsPageAction(args(byCard));
    case 'look':
    case 'look, backend dead':
      return finishPageLoader(args());
  }
}

/** Shown as the error page, with nothing changed. */
function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof BackendUnavailable)) throw error;
}

/** What of a checkout the shopper and the shop notice. */
function summaryOf({ value, context: { details, selection, attemptKey, orderToken } }: CheckoutState) {
  return {
    value,
    selection,
    hasDetails: details !== null,
    isAttempted: attemptKey !== null,
    hasOrder: orderToken !== null,
  };
}

async function expectToFollowModel(way: readonly Step[]): Promise<void> {
  const { cookies } = await aShoppingGuest({ backend });
  let expected = initial;
  for (const [index, step] of way.entries()) {
    expected = transitionOf(expected, { type: step });
    await redirectOf(request(step, cookies)).catch(ignoreUnavailable);
    const summary = summaryOf(readCheckout(contextOf(cookies)));
    expect({ way: way.slice(0, index + 1), ...summary }).toEqual({
      way: way.slice(0, index + 1),
      ...summaryOf(restoreCheckout(expected.cookie)),
    });
  }
}

describe('the checkout follows its machine', () => {
  it.each(waysToStates.map((way) => [way.join(', then ') || 'the start', way] as const))(
    'after %s, whatever the shopper does next',
    async (_, way) => {
      const state = way.reduce((before, type) => transitionOf(before, { type }), initial);
      for (const next of nextSteps(state, steps, (before, type) => transitionOf(before, { type })))
        await expectToFollowModel([...way, ...next]);
    },
    180_000,
  );
});
