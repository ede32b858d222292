import { assign, setup } from 'xstate';
import type { DeliveryDetails } from '../model/delivery-details/delivery-details';
import type { OrderExtras } from '../model/placing/order-extras';
import {
  emptyOffer,
  findPayment,
  findShipper,
  isPaymentBlocked,
  isBranchOffered,
  isDeliveryTimeOffered,
  clearUnavailable,
  findMissingSelections,
  emptySelection,
  filterOfferByCountry,
  selectShipper,
  type Offer,
  type Selection,
} from '../model/selection/selection';

export interface CheckoutContext {
  details: DeliveryDetails | null;
  selection: Selection;
  /** Number, notes and consents. */
  extras: OrderExtras;
  /** Available options; loaded on every request, never stored. */
  offer: Offer;
  /** Key of the attempt to place the order, made before it is sent. */
  attemptKey: string | null;
  /** The cart that it orders. */
  cartId: string | null;
  orderToken: string | null;
  /** An account was asked for with the order. */
  hasRegistered: boolean;
}

export type CheckoutEvent =
  | { type: 'details.submitted'; details: DeliveryDetails }
  | { type: 'offer.loaded'; offer: Offer }
  | { type: 'shipper.selected'; shipperId: string }
  | { type: 'branch.selected'; branchId: string }
  | { type: 'payment.selected'; paymentId: string }
  | { type: 'deliveryTime.selected'; deliveryTimeId: string }
  | { type: 'deliveryTime.cleared' }
  | { type: 'selection.changed'; selection: Selection }
  | { type: 'extras.changed'; extras: OrderExtras }
  /** Stored while the shopper still fills in the form, without the offer: that is checked when the page is loaded. */
  | { type: 'choices.stored'; selection: Selection; extras: OrderExtras }
  | { type: 'attempt.started'; key: string; cartId: string | null }
  | { type: 'attempt.ended' }
  | { type: 'order.sent' }
  | { type: 'order.refused' }
  /** No answer came: there may be an order. */
  | { type: 'order.unanswered' }
  /** It waits for approval: an order, if it becomes one, is placed without the browser. */
  | { type: 'order.held' }
  | { type: 'order.missing' }
  /** It was placed, but nobody can tell which one it is. */
  | { type: 'order.untraceable' }
  | { type: 'order.placed'; token: string; isPaidOnline: boolean; hasRegistered?: boolean }
  | { type: PaymentOutcome }
  | { type: 'purchase.started' };

/** What the backend says of the payment of a placed order, whatever it said before. */
export type PaymentOutcome =
  'payment.awaited' | 'payment.received' | 'payment.failed' | 'payment.cancelled' | 'payment.notNeeded';

const types: { context?: CheckoutContext; events?: CheckoutEvent } = {};

export const emptyContext: CheckoutContext = {
  details: null,
  selection: emptySelection,
  extras: {},
  offer: emptyOffer,
  attemptKey: null,
  cartId: null,
  orderToken: null,
  hasRegistered: false,
};

const afterPlacing = [
  { target: 'awaitingPayment', guard: 'isPaidOnline', actions: 'keepToken' },
  { target: 'finished', actions: 'keepToken' },
] as const;

const afterHolding = { target: 'delivery', actions: 'forgetOrder' } as const;

const nextPurchase = { 'purchase.started': { target: 'delivery', actions: 'forgetOrder' } } as const;

/**
 * The steps of an order: delivery details, shipping and payment, placing, then its payment, or finished where there is
 * none online; uncertain while nobody knows whether it was placed. Pure: its driver makes the calls, on the server for
 * every request, in the browser while the shopper
 * makes a selection.
 */
export const checkoutMachine = setup({
  types,
  guards: {
    isShipperOffered: ({ context }, { shipperId }: { shipperId: string }) =>
      findShipper({ shipperId }, context.offer) !== null,
    isBranchOffered: ({ context }, { branchId }: { branchId: string }) =>
      isBranchOffered(branchId, context.selection.shipperId, context.offer),
    isPaymentOffered: ({ context }, { paymentId }: { paymentId: string }) =>
      findPayment({ paymentId }, context.offer) !== null &&
      !isPaymentBlocked(paymentId, findShipper(context.selection, context.offer)),
    isDeliveryTimeOffered: ({ context }, { deliveryTimeId }: { deliveryTimeId: string }) =>
      isDeliveryTimeOffered(deliveryTimeId, context.selection.shipperId, context.offer),
    isPaidOnline: ({ event }) => event.type === 'order.placed' && event.isPaidOnline,
    isComplete: ({ context }) => findMissingSelections(context.selection, context.offer).length === 0,
  },
  actions: {
    forgetOrder: assign(emptyContext),
    forgetAttempt: assign({ attemptKey: null, cartId: null }),
    keepToken: assign(({ event }) =>
      event.type === 'order.placed'
        ? { ...emptyContext, orderToken: event.token, hasRegistered: event.hasRegistered === true }
        : {},
    ),
  },
}).createMachine({
  id: 'checkout',
  initial: 'delivery',
  context: emptyContext,
  states: {
    delivery: {
      on: { 'details.submitted': { target: 'methods', actions: assign({ details: ({ event }) => event.details }) } },
    },
    methods: {
      on: {
        'details.submitted': { actions: assign({ details: ({ event }) => event.details }) },
        'offer.loaded': {
          actions: assign(({ context, event }) => {
            const offer = context.details ? filterOfferByCountry(context.details.country, event.offer) : event.offer;
            return { offer, selection: clearUnavailable(context.selection, offer) };
          }),
        },
        'selection.changed': {
          actions: assign({ selection: ({ context, event }) => clearUnavailable(event.selection, context.offer) }),
        },
        'extras.changed': { actions: assign({ extras: ({ event }) => event.extras }) },
        'choices.stored': {
          actions: assign({ selection: ({ event }) => event.selection, extras: ({ event }) => event.extras }),
        },
        'shipper.selected': {
          guard: { type: 'isShipperOffered', params: ({ event }) => event },
          actions: assign({
            selection: ({ context, event }) => {
              const shipper = findShipper(event, context.offer);
              return shipper ? selectShipper(context.selection, shipper) : context.selection;
            },
          }),
        },
        'branch.selected': {
          guard: { type: 'isBranchOffered', params: ({ event }) => event },
          actions: assign({ selection: ({ context, event }) => ({ ...context.selection, branchId: event.branchId }) }),
        },
        'payment.selected': {
          guard: { type: 'isPaymentOffered', params: ({ event }) => event },
          actions: assign({
            selection: ({ context, event }) => ({ ...context.selection, paymentId: event.paymentId }),
          }),
        },
        'deliveryTime.selected': {
          guard: { type: 'isDeliveryTimeOffered', params: ({ event }) => event },
          actions: assign({
            selection: ({ context, event }) => ({ ...context.selection, deliveryTimeId: event.deliveryTimeId }),
          }),
        },
        'deliveryTime.cleared': {
          actions: assign({ selection: ({ context }) => ({ ...context.selection, deliveryTimeId: null }) }),
        },
        'attempt.started': {
          guard: ({ context }) => context.attemptKey === null,
          actions: assign({ attemptKey: ({ event }) => event.key, cartId: ({ event }) => event.cartId }),
        },
        'attempt.ended': { actions: 'forgetAttempt' },
        'order.sent': { target: 'placing', guard: 'isComplete' },
        // The answer was lost on its way to the browser.
        'order.placed': afterPlacing,
        'order.held': afterHolding,
      },
    },
    placing: {
      on: {
        'order.refused': 'methods',
        'order.placed': afterPlacing,
        'order.held': afterHolding,
        'order.unanswered': 'uncertain',
      },
    },
    uncertain: {
      on: {
        'order.placed': afterPlacing,
        'order.held': afterHolding,
        'order.missing': { target: 'methods', actions: 'forgetAttempt' },
        'order.untraceable': { target: 'delivery', actions: 'forgetOrder' },
      },
    },
    awaitingPayment: {
      on: {
        'payment.received': 'paid',
        'payment.failed': 'failed',
        'payment.cancelled': 'cancelled',
        'payment.notNeeded': 'finished',
        ...nextPurchase,
      },
    },
    failed: {
      on: {
        'payment.awaited': 'awaitingPayment',
        'payment.received': 'paid',
        'payment.cancelled': 'cancelled',
        'payment.notNeeded': 'finished',
        ...nextPurchase,
      },
    },
    cancelled: {
      on: {
        'payment.awaited': 'awaitingPayment',
        'payment.received': 'paid',
        'payment.failed': 'failed',
        'payment.notNeeded': 'finished',
        ...nextPurchase,
      },
    },
    // Money is final; what is returned concerns the order, not its checkout.
    paid: { on: nextPurchase },
    finished: {
      on: {
        'payment.awaited': 'awaitingPayment',
        'payment.received': 'paid',
        'payment.failed': 'failed',
        'payment.cancelled': 'cancelled',
        ...nextPurchase,
      },
    },
  },
});
