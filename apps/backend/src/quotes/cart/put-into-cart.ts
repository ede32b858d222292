import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { maxLines, touchCart } from '../../cart/add-item';
import { buyingProblem } from '../../cart/buying-problems';
import type { CartItemRow, LineProduct } from '../../cart/cart-line';
import { lockOrCreateCart } from '../../cart/find-cart';
import { loadLineProducts } from '../../cart/load-line-products';
import type { Transaction } from '../../database/database';
import { cartItem } from '../../database/schema';
import { HttpError, type HttpErrorReason, notFound } from '../../server/http-error';
import type { RequestContext } from '../../server/routes/request-context';
import { findVisibleQuote, listQuoteItems, type QuoteItemRow } from '../load-quotes';
import { quoteStateAt } from '../quote-states';

/** The lines that give way to those of the quote: of the same products, bought for money. */
function replacedLines(lines: readonly CartItemRow[], items: readonly QuoteItemRow[]): CartItemRow[] {
  const variantIds = new Set(items.map(({ variantId }) => variantId));
  return lines.filter(({ variantId, parentId, forCredits }) => variantIds.has(variantId) && !parentId && !forCredits);
}

function problemsOf(
  items: readonly QuoteItemRow[],
  lineProducts: ReadonlyMap<string, LineProduct>,
  { locale }: RequestContext,
): HttpErrorReason[] {
  return items.flatMap(({ variantId, amount, number }) => {
    const problem = buyingProblem(lineProducts.get(variantId) ?? null, amount, amount, locale);
    return problem === null ? [] : [{ ...problem.reason, field: `items.${number}` }];
  });
}

async function writeLines(tx: Transaction, cartId: string, items: readonly QuoteItemRow[]): Promise<void> {
  const lines = await tx.select().from(cartItem).where(eq(cartItem.cartId, cartId));
  const replaced = replacedLines(lines, items).map(({ id }) => id);
  if (lines.length - replaced.length + items.length > maxLines)
    throw new HttpError(422, [{ key: 'cartFull', values: { limit: maxLines }, code: 'cart_full' }]);
  if (replaced.length > 0) await tx.delete(cartItem).where(inArray(cartItem.id, replaced));
  const last = lines.reduce((highest, { position }) => Math.max(highest, position), 0);
  await tx.insert(cartItem).values(
    items.map(({ id, variantId, amount }, index) => ({
      ...{ id: `ci-${randomUUID()}`, cartId, variantId, amount, quoteItemId: id },
      position: last + index + 1,
    })),
  );
}

/**
 * Puts what the quote offers into the caller's cart, in the amounts that were asked for. Lines of the same products give
 * way, so that repeating it doubles nothing.
 * @returns the id of the cart
 * @throws HttpError 404 for a quote of somebody else, 409 when its prices do not hold any more, 422 naming what cannot be
 * bought; the cart then stays as it is
 */
export async function putQuoteIntoCart(ctx: RequestContext, code: string): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const txContext = { ...ctx, db: tx };
    const found = await findVisibleQuote(txContext, code);
    if (found === null) throw notFound();
    const state = quoteStateAt(found.quote, ctx.now());
    if (state !== 'answered')
      throw new HttpError(409, [{ key: 'quoteNotOpen', values: { code }, code: 'quote_state' }]);
    const { id, currency } = found.quote;
    if (currency !== ctx.currency)
      throw new HttpError(422, [{ key: 'quoteOtherCurrency', values: { code, currency }, code: 'currency' }]);
    const items = (await listQuoteItems(tx, id)).filter(({ offeredMinor }) => offeredMinor !== null);
    const lineProducts = await loadLineProducts(
      txContext,
      items.map(({ variantId }) => variantId),
    );
    const problems = problemsOf(items, lineProducts, ctx);
    if (problems.length > 0) throw new HttpError(422, problems);
    const { cart } = await lockOrCreateCart(tx, ctx);
    await writeLines(tx, cart.id, items);
    await touchCart(tx, cart.id, ctx.now());
    return cart.id;
  });
}
