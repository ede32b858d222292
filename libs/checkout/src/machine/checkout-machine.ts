import { assign, setup } from 'xstate';
import type { DeliveryDetails } from '../model/delivery-details';
import {
  emptyOffer,
  findPayment,
  findShipper,
  isBlocked,
  isBranchOffered,
  isDeliveryTimeOffered,
  keepAvailable,
  missingChoices,
  nothingSelected,
  offerFor,
  selectShipper,
  type Offer,
  type Selection,
} from '../model/selection';

export interface CheckoutContext {
  details: DeliveryDetails | null;
  selection: Selection;
  /** What can be chosen from; loaded anew on every request, never stored. */
  offer: Offer;
  orderToken: string | null;
}

export type CheckoutEvent =
  | { type: 'details.given'; details: DeliveryDetails }
  | { type: 'offer.loaded'; offer: Offer }
  | { type: 'shipper.chosen'; shipperId: string }
  | { type: 'branch.chosen'; branchId: string }
  | { type: 'payment.chosen'; paymentId: string }
  | { type: 'deliveryTime.chosen'; deliveryTimeId: string }
  | { type: 'deliveryTime.cleared' }
  | { type: 'choices.given'; selection: Selection }
  | { type: 'order.sent' }
  | { type: 'order.refused' }
  | { type: 'order.placed'; token: string }
  | { type: 'purchase.begun' };

const types: { context?: CheckoutContext; events?: CheckoutEvent } = {};

export const emptyContext: CheckoutContext = {
  details: null,
  selection: nothingSelected,
  offer: emptyOffer,
  orderToken: null,
};

/**
 * The way of an order: delivery details, shipping and payment, placing, finished. Pure: the calls are made by whoever
 * drives it, on the server for every request, in the browser while the shopper chooses.
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
      !isBlocked(paymentId, findShipper(context.selection, context.offer)),
    isDeliveryTimeOffered: ({ context }, { deliveryTimeId }: { deliveryTimeId: string }) =>
      isDeliveryTimeOffered(deliveryTimeId, context.selection.shipperId, context.offer),
    isComplete: ({ context }) => missingChoices(context.selection, context.offer).length === 0,
  },
}).createMachine({
  id: 'checkout',
  initial: 'delivery',
  context: emptyContext,
  states: {
    delivery: {
      on: { 'details.given': { target: 'methods', actions: assign({ details: ({ event }) => event.details }) } },
    },
    methods: {
      on: {
        'details.given': { actions: assign({ details: ({ event }) => event.details }) },
        'offer.loaded': {
          actions: assign(({ context, event }) => {
            const offer = context.details ? offerFor(context.details.country, event.offer) : event.offer;
            return { offer, selection: keepAvailable(context.selection, offer) };
          }),
        },
        'choices.given': {
          actions: assign({ selection: ({ context, event }) => keepAvailable(event.selection, context.offer) }),
        },
        'shipper.chosen': {
          guard: { type: 'isShipperOffered', params: ({ event }) => event },
          actions: assign({
            selection: ({ context, event }) => {
              const shipper = findShipper(event, context.offer);
              return shipper ? selectShipper(context.selection, shipper) : context.selection;
            },
          }),
        },
        'branch.chosen': {
          guard: { type: 'isBranchOffered', params: ({ event }) => event },
          actions: assign({ selection: ({ context, event }) => ({ ...context.selection, branchId: event.branchId }) }),
        },
        'payment.chosen': {
          guard: { type: 'isPaymentOffered', params: ({ event }) => event },
          actions: assign({
            selection: ({ context, event }) => ({ ...context.selection, paymentId: event.paymentId }),
          }),
        },
        'deliveryTime.chosen': {
          guard: { type: 'isDeliveryTimeOffered', params: ({ event }) => event },
          actions: assign({
            selection: ({ context, event }) => ({ ...context.selection, deliveryTimeId: event.deliveryTimeId }),
          }),
        },
        'deliveryTime.cleared': {
          actions: assign({ selection: ({ context }) => ({ ...context.selection, deliveryTimeId: null }) }),
        },
        'order.sent': { target: 'placing', guard: 'isComplete' },
      },
    },
    placing: {
      on: {
        'order.refused': 'methods',
        'order.placed': {
          target: 'finished',
          actions: assign(({ event }) => ({ ...emptyContext, orderToken: event.token })),
        },
      },
    },
    finished: { on: { 'purchase.begun': { target: 'delivery', actions: assign(emptyContext) } } },
  },
});
