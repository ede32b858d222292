import { createHmac } from 'node:crypto';
import type { RequestContext } from '../server/request-context';

/**
 * The secret that opens an order. It comes out of the secret by which the shopper is known while placing, so placing
 * again answers the same one, and the shop stores nothing but its hash.
 */
export function orderTokenOf(
  { customerId, bearer, guestToken }: Pick<RequestContext, 'customerId' | 'bearer' | 'guestToken'>,
  cartId: string,
): string {
  const secret = customerId === null ? guestToken : bearer;
  if (secret === null) throw new TypeError('nobody owns the cart that is placed');
  return createHmac('sha256', secret).update(`order ${cartId}`).digest('base64url');
}
