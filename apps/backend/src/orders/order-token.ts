import { createHmac } from 'node:crypto';
import type { RequestContext } from '../server/routes/request-context';

/**
 * The secret that opens an order. It is derived from the secret that identifies the shopper while placing, so placing
 * again returns the same one, and the shop stores only its hash.
 */
export function deriveOrderToken(
  { customerId, bearer, guestToken }: Pick<RequestContext, 'customerId' | 'bearer' | 'guestToken'>,
  cartId: string,
): string {
  const secret = customerId === null ? guestToken : bearer;
  if (secret === null) throw new TypeError('nobody owns the cart that is placed');
  return createHmac('sha256', secret).update(`order ${cartId}`).digest('base64url');
}
