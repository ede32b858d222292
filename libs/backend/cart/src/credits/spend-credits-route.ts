import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { cartSchema } from '../cart/cart-schema';
import { cartTotals } from '../cart/cart-totals';
import { balanceProblem } from '../cart/credit-problems';
import { lockOpenCart } from '../cart/find-cart';
import { loadCart } from '../cart/load-cart';
import { creditValueFor } from '../cart/price-cart';
import { loadWireCart } from '../cart/to-wire-cart';
import {
  HttpError,
  type HttpErrorReason,
  type RequestContext,
  type Transaction,
  dataSchema,
  defineRoute,
  wholeNumber,
} from '@vyloha/backend-kernel';
import { cart } from '../cart/tables';
import { loadShopData } from '@vyloha/backend-shop';
import { loadCreditStatus } from './credit-status';

const maxCredits = 1_000_000;

function creditsError(reason: HttpErrorReason): HttpError {
  return new HttpError(422, [{ code: 'credits', ...reason, field: 'credits' }]);
}

/** @throws HttpError 422 when this shopper cannot spend that many besides those that lines of the cart cost */
async function spendCredits(tx: Transaction, ctx: RequestContext, credits: number): Promise<string> {
  const { settings } = await loadShopData(tx);
  if (ctx.customerId === null) throw creditsError({ key: 'creditsNeedLogin', code: 'login_required' });
  if (creditValueFor(ctx, settings) === null) throw creditsError({ key: 'creditsNotOffered' });
  const current = await lockOpenCart(tx, ctx);
  const lines = current === null ? [] : (await loadCart({ ...ctx, db: tx }, current.id)).lines;
  if (current === null || lines.length === 0) throw creditsError({ key: 'cartEmpty' });
  const status = await loadCreditStatus({ ...ctx, db: tx }, settings);
  const problem = credits === 0 ? null : balanceProblem(credits + cartTotals(lines).credits, status);
  if (problem !== null) throw creditsError(problem.reason);
  await tx.update(cart).set({ credits, updatedAt: ctx.now() }).where(eq(cart.id, current.id));
  return current.id;
}

export const spendCreditsRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/cart/credits',
  summary: 'Sets how many loyalty credits are spent as a discount on the products, 0 for none; never more than needed',
  access: 'shopper',
  body: v.object({ credits: wholeNumber({ min: 0, max: maxCredits }) }),
  response: dataSchema(v.object({ cart: cartSchema })),
  handler: async (ctx, { body }) => {
    const cartId = await ctx.db.transaction((tx) => spendCredits(tx, ctx, body.credits));
    return { data: { cart: await loadWireCart(ctx, cartId) } };
  },
});
