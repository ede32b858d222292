import { and, eq, gt, sql } from 'drizzle-orm';
import {
  HttpError,
  type RequestContext,
  enforceRateLimits,
  hashToken,
  newToken,
  notFound,
} from '@vyloha/backend-kernel';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { withdrawalAccess } from './tables';
import { findOrderIdByToken, orderLimits } from '@vyloha/backend-orders';
import { withdrawalLimits } from './limits';

/** Long enough to fill in a form, and to look for the account number meanwhile. */
const accessMilliseconds = 2 * 60 * 60 * 1000;

/** The order with this code and e-mail; the customer's own one without. */
async function findOrder({ db, customerId }: RequestContext, code: string, email?: string): Promise<string | null> {
  const isOwn = customerId === null ? sql`false` : eq(shopOrder.customerId, customerId);
  const isKnown = email === undefined ? isOwn : eq(sql`lower(${shopOrder.email})`, email.toLowerCase());
  const [found] = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.code, code), isKnown));
  return found?.id ?? null;
}

/**
 * A secret for a while, for whoever knows the code of an order and its e-mail. A wrong code and a wrong e-mail have the
 * same answer.
 * @throws HttpError 404 when no order has both, 429
 */
export async function grantAccess(ctx: RequestContext, code: string, email?: string): Promise<string> {
  const mailbox = email?.toLowerCase() ?? ctx.customerId ?? '';
  const counted = await enforceRateLimits(ctx, withdrawalLimits.withdrawalAccess, { order: code, mailbox });
  const orderId = await findOrder(ctx, code, email);
  if (orderId === null) throw new HttpError(404, [{ key: 'withdrawalOrderNotFound', code: 'order_not_found' }]);
  await counted.revert();
  const token = newToken();
  const expiresAt = new Date(ctx.now().getTime() + accessMilliseconds);
  await ctx.db.insert(withdrawalAccess).values({ tokenHash: hashToken(token), orderId, expiresAt });
  return token;
}

export interface OrderAccess {
  orderId: string;
  /** Whether the secret is one of the order's own page, which shows all of it; others show the lines alone. */
  isOfOrder: boolean;
}

/**
 * The order that a secret opens for a withdrawal or a claim: one of `grantAccess`, or of the order's own page.
 * @throws HttpError 404, 429
 */
export async function requireAccess(ctx: RequestContext, token: string): Promise<OrderAccess> {
  await enforceRateLimits(ctx, orderLimits.orderByToken);
  const [found] = await ctx.db
    .select({ orderId: withdrawalAccess.orderId })
    .from(withdrawalAccess)
    .where(and(eq(withdrawalAccess.tokenHash, hashToken(token)), gt(withdrawalAccess.expiresAt, ctx.now())));
  if (found !== undefined) return { orderId: found.orderId, isOfOrder: false };
  const orderId = await findOrderIdByToken(ctx.db, token);
  if (orderId === null) throw notFound();
  return { orderId, isOfOrder: true };
}
