import {
  deliveryPageAction,
  finishPageLoader,
  methodsPageLoader,
  paymentCallbackLoader,
} from '@vyloha/checkout/server';
import { orderByTokenAction } from '@vyloha/orders/server';
import {
  aDelivery,
  advance,
  type CheckoutEvent,
  readCheckout,
  restoreCheckout,
  storeCheckout,
} from '@vyloha/checkout/testing';
import { paths } from '@vyloha/links';
import { startBackend, type RunningBackend } from '@vyloha/test-backend';
import { aRequest, redirectOf } from '@vyloha/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fromTransition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { checkoutPages, type Cookies } from '../testing/checkout-pages';
import { deliveryForm, handlerArgs } from '../testing/handler-args';
import { nextSteps } from '../testing/next-steps';

let backend: RunningBackend;

// A shop for each way: all of them together look at their orders more often than one address may.
beforeEach(async () => {
  backend = await startBackend({ hasGateway: true });
});
afterEach(() => backend.stop());

const { contextOf, onMethods, post } = checkoutPages(() => backend);

/** What a shopper whose order is to be paid online does. */
const steps = [
  'pay',
  'pay later',
  'cancel at the gateway',
  'fail at the gateway',
  'return without paying',
  'pay again',
  'change to transfer',
  'change to card',
  'step back',
  'buy again',
] as const;
type Step = (typeof steps)[number];

/**
 * The checkout, and what the gateway has of its order: the payment that was started last. `givenUp`: the shop does not
 * wait for it any more, but it can still be paid.
 */
interface Model {
  cookie: string;
  gateway: 'open' | 'pending' | 'givenUp' | 'cancelled' | 'failed' | 'paid';
  method: 'pay-card' | 'pay-transfer';
}

const placed: CheckoutEvent = { type: 'order.placed', token: 'token', isPaidOnline: true };
const methods = advance(restoreCheckout(null), { type: 'details.submitted', details: aDelivery() });
const initial: Model = { cookie: storeCheckout(advance(methods, placed)), gateway: 'open', method: 'pay-card' };

const decisions: Partial<Record<Step, Model['gateway']>> = {
  pay: 'paid',
  'pay later': 'pending',
  'cancel at the gateway': 'cancelled',
  'fail at the gateway': 'failed',
};

/** What the shop does with a step, by the rules that shoppers are told. */
function nextModel(current: Model, step: Step): Omit<Model, 'cookie'> {
  const { gateway, method } = current;
  const isOpen = gateway === 'open' || gateway === 'pending';
  const decision = decisions[step];
  if (decision !== undefined && gateway === 'givenUp') {
    if (decision === 'paid') return { gateway: 'paid', method: 'pay-card' };
    return { gateway: decision === 'pending' ? 'givenUp' : 'cancelled', method };
  }
  if (decision !== undefined && isOpen) return { gateway: decision, method };
  const isChangeable = gateway !== 'paid' && gateway !== 'pending';
  if (step === 'change to transfer' && isChangeable && method === 'pay-card')
    return { gateway: gateway === 'open' ? 'givenUp' : gateway, method: 'pay-transfer' };
  const restarts = step === 'pay again' ? method === 'pay-card' : step === 'change to card';
  return restarts && isChangeable ? { gateway: 'open', method: 'pay-card' } : { gateway, method };
}

function outcomeOf({ gateway, method }: Omit<Model, 'cookie'>): CheckoutEvent {
  if (gateway === 'paid') return { type: 'payment.received' };
  if (method === 'pay-transfer') return { type: 'payment.notNeeded' };
  if (gateway === 'cancelled') return { type: 'payment.cancelled' };
  return { type: gateway === 'failed' ? 'payment.failed' : 'payment.awaited' };
}

/** Every step but a new purchase ends on a page that shows the order. */
function transitionOf(current: Model, { type: step }: { type: Step }): Model {
  const next = nextModel(current, step);
  const event: CheckoutEvent = step === 'buy again' ? { type: 'purchase.started' } : outcomeOf(next);
  return { ...next, cookie: storeCheckout(advance(restoreCheckout(current.cookie), event)) };
}

const isOrdered = ({ cookie }: Model) => restoreCheckout(cookie).context.orderToken !== null;

const waysToStates = getShortestPaths(fromTransition(transitionOf, initial), {
  events: steps.map((type) => ({ type })),
})
  .filter(({ state }) => isOrdered(state.context))
  .map((path) => path.steps.map(({ event }) => event.type).filter((type) => steps.includes(type)));

/** The browser of a shopper who was sent to the gateway. */
interface Browser {
  cookies: Cookies;
  gatewayUrl: string;
}

async function decide({ gatewayUrl }: Browser, outcome: string): Promise<string> {
  const body = new URLSearchParams({ outcome, notify: 'off' });
  const response = await fetch(gatewayUrl, { method: 'POST', body, redirect: 'manual' });
  return response.headers.get('location') ?? '';
}

/** Returns from the gateway, also without having decided. */
async function comeBack({ cookies, gatewayUrl }: Browser): Promise<void> {
  const id = new URL(gatewayUrl).pathname.split('/').at(-1);
  const request = aRequest(`${paths.paymentCallback()}?id=${id}`);
  const args = { request, params: {}, context: contextOf(cookies) };
  expect(await redirectOf(paymentCallbackLoader(args))).toEqual([303, paths.checkoutFinish()]);
}

/** Where an answer sends the shopper to pay; `null` for a refusal, or a redirect to a page of the shop. */
function gatewayUrlOf(answer: unknown): string | null {
  const to: unknown = Array.isArray(answer) ? answer[1] : null;
  return typeof to === 'string' && to.startsWith('http') ? to : null;
}

/** Submits a form of the order's page. */
async function submit(browser: Browser, form: Record<string, string>): Promise<void> {
  const context = contextOf(browser.cookies);
  const token = readCheckout(context).context.orderToken ?? '';
  const answer = await redirectOf(orderByTokenAction({ ...handlerArgs(context, form), params: { token } }));
  browser.gatewayUrl = gatewayUrlOf(answer) ?? browser.gatewayUrl;
}

async function perform(step: Step, browser: Browser): Promise<void> {
  const outcome = decisions[step];
  if (outcome !== undefined) await decide(browser, outcome);
  if (outcome !== undefined || step === 'return without paying') await comeBack(browser);
  if (step === 'pay again') await submit(browser, {});
  if (step === 'change to transfer') await submit(browser, { payment: 'pay-transfer' });
  if (step === 'change to card') await submit(browser, { payment: 'pay-card' });
  if (step === 'step back') await redirectOf(methodsPageLoader(handlerArgs(contextOf(browser.cookies))));
  if (step === 'buy again') await redirectOf(deliveryPageAction(handlerArgs(contextOf(browser.cookies), deliveryForm)));
  else await redirectOf(finishPageLoader(handlerArgs(contextOf(browser.cookies))));
}

async function expectToFollowModel(way: readonly Step[]): Promise<void> {
  const cookies = await onMethods();
  const answer = await redirectOf(post(cookies, { shipper: 's-ppl', payment: 'pay-card' }));
  const browser: Browser = { cookies, gatewayUrl: gatewayUrlOf(answer) ?? '' };
  let expected = initial;
  for (const [index, step] of way.entries()) {
    expected = transitionOf(expected, { type: step });
    await perform(step, browser);
    const { value } = readCheckout(contextOf(cookies));
    const expectedValue = step === 'buy again' ? 'methods' : restoreCheckout(expected.cookie).value;
    expect({ way: way.slice(0, index + 1), value }).toEqual({ way: way.slice(0, index + 1), value: expectedValue });
  }
}

const stateAfter = (way: readonly Step[]) => way.reduce((state, type) => transitionOf(state, { type }), initial);

describe('the payment follows the checkout’s machine', () => {
  it('passes through all of its steps', () => {
    const reached = waysToStates.map((way) => restoreCheckout(stateAfter(way).cookie).value);
    expect(new Set(reached)).toEqual(new Set(['awaitingPayment', 'failed', 'cancelled', 'paid', 'finished']));
  });

  it.each(waysToStates.map((way) => [way.join(', then ') || 'placing', way] as const))(
    'after %s, whatever the shopper does next',
    async (_, way) => {
      for (const next of nextSteps(stateAfter(way), steps, (state, type) => transitionOf(state, { type })))
        await expectToFollowModel([...way, ...next]);
    },
    180_000,
  );
});
