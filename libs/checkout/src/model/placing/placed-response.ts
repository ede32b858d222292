import type { PaymentKind } from '@vyloha/contract';
import * as v from 'valibot';

/** A placed order: its identifiers, and the start of an online payment. */
export interface PlacedOrder {
  code: string;
  token: string;
  /** Whether it is still to be paid at a gateway. */
  isPaidOnline: boolean;
  /** Where it is paid; `null` also when the gateway does not answer. */
  payment: StartedPayment | null;
}

interface StartedPayment {
  /** The gateway's; a backend may keep it to itself. */
  id?: string | undefined;
  redirectUrl: string;
}

const online: PaymentKind = 'ONLINE';

const placedOrder = v.object({
  code: v.string(),
  token: v.string(),
  payment: v.optional(v.object({ type: v.string(), state: v.nullish(v.string(), null) })),
});

/** Not where there is nothing to pay. */
function isToBePaidOnline(payment: v.InferOutput<typeof placedOrder>['payment']): boolean {
  return payment?.type === online && payment.state !== 'paid';
}

/** An order above the limit of a company's buyer, which waits for approval. */
export interface HeldOrder {
  approvalId: string;
}

const approval = v.object({ id: v.string() });

/** Response of `POST /api/v1/cart/place` for an order that waits. */
const heldResponse = v.pipe(
  v.object({ order: v.null(), approval }),
  v.transform(({ approval: { id } }): HeldOrder => ({ approvalId: id })),
);

const orderedResponse = v.pipe(
  v.object({
    order: placedOrder,
    payment: v.nullish(v.object({ id: v.optional(v.string()), redirectUrl: v.string() }), null),
  }),
  v.transform(({ order: { payment: method, ...order }, payment }): PlacedOrder => ({
    ...order,
    isPaidOnline: isToBePaidOnline(method),
    payment,
  })),
);

/** Response of `POST /api/v1/cart/place`. */
export const placedResponse = v.union([heldResponse, orderedResponse]);

const knownResponse = v.pipe(
  v.object({ order: v.nullable(placedOrder) }),
  v.transform(({ order }) => order && { token: order.token, isPaidOnline: isToBePaidOnline(order.payment) }),
);

/** Response of `POST /api/v1/cart/place/settle`: the order, the one that waits, or `null` when there is none. */
export const settledResponse = v.union([heldResponse, knownResponse]);
