import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  type CartItemRow,
  type LineProduct,
  buyingProblem,
  loadLineProducts,
  lockOrCreateCart,
  maxAllowedAmount,
  maxLines,
  maxPieces,
  quoteStateAt,
  roundToStep,
  touchCart,
} from '@vyloha/backend-cart';
import {
  type CustomerContext,
  HttpError,
  type HttpErrorReason,
  type Transaction,
  notFound,
} from '@vyloha/backend-kernel';
import { cartItem } from '@vyloha/backend-cart/tables';
import { findVisibleQuote, listQuoteItems, type QuoteItemRow } from '../load-quotes';
import { isQuotable } from '../quotable-line';

interface LineToPut {
  item: QuoteItemRow;
  amount: number;
}

/** What was asked for, or the nearest amount that the offer holds for, in the steps of the product. */
function amountToPut(
  { amount, minAmount, maxAmount }: QuoteItemRow,
  variant: LineProduct['variant'] | undefined,
): number {
  const rule = variant ?? { amountMin: 1, amountMax: null, amountStep: 1 };
  const highest = maxAmount ?? maxPieces;
  if (amount > highest) return maxAllowedAmount({ ...rule, amountMax: highest });
  return minAmount === null || amount >= minAmount ? amount : Math.min(roundToStep(minAmount, rule), highest);
}

/** @param lines of the cart as it is */
function problemsOf(
  added: readonly LineToPut[],
  { lines, lineProducts }: { lines: readonly CartItemRow[]; lineProducts: ReadonlyMap<string, LineProduct> },
  { locale }: CustomerContext,
): HttpErrorReason[] {
  return added.flatMap(({ item: { variantId, number }, amount }) => {
    const staying = lines.filter((line) => line.variantId === variantId && !isQuotable(line));
    const amountInCart = staying.reduce((sum, line) => sum + line.amount, amount);
    const problem = buyingProblem(lineProducts.get(variantId) ?? null, amount, amountInCart, locale);
    return problem === null ? [] : [{ ...problem.reason, field: `items.${number}` }];
  });
}

/** Puts a line in the place of those of the same product for money; what depends on these depends on it then. */
async function writeLine(
  tx: Transaction,
  { item: { id: quoteItemId, variantId }, amount }: LineToPut,
  { cartId, replaced, position }: { cartId: string; replaced: readonly CartItemRow[]; position: number },
): Promise<void> {
  const [place, ...others] = replaced;
  if (place === undefined) {
    const line = { id: `ci-${randomUUID()}`, cartId, variantId, amount, quoteItemId, position };
    await tx.insert(cartItem).values(line);
    return;
  }
  const otherIds = others.map(({ id }) => id);
  await tx
    .update(cartItem)
    .set({ parentId: place.id })
    .where(and(eq(cartItem.cartId, cartId), inArray(cartItem.parentId, otherIds)));
  await tx.delete(cartItem).where(inArray(cartItem.id, otherIds));
  await tx.update(cartItem).set({ amount, quoteItemId }).where(eq(cartItem.id, place.id));
}

async function writeLines(
  tx: Transaction,
  { cartId, lines }: { cartId: string; lines: readonly CartItemRow[] },
  added: readonly LineToPut[],
): Promise<void> {
  const replacedBy = ({ item }: LineToPut) =>
    lines.filter((line) => line.variantId === item.variantId && isQuotable(line));
  const replacedCount = added.flatMap(replacedBy).length;
  if (lines.length - replacedCount + added.length > maxLines)
    throw new HttpError(422, [{ key: 'cartFull', values: { limit: maxLines }, code: 'cart_full' }]);
  const last = lines.reduce((highest, { position }) => Math.max(highest, position), 0);
  for (const [index, line] of added.entries())
    await writeLine(tx, line, { cartId, replaced: replacedBy(line), position: last + index + 1 });
}

/**
 * Puts what the quote offers into the caller's cart, in the amounts that were asked for, or the nearest that the offer
 * holds for. Lines of the same products give way, so that repeating it doubles nothing.
 * @returns the id of the cart
 * @throws HttpError 404 for a quote of somebody else, 409 when its prices do not hold any more, 422 naming what cannot be
 * bought; the cart then stays as it is
 */
export async function putQuoteIntoCart(ctx: CustomerContext, code: string): Promise<string> {
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
    const added = items.map((item) => ({ item, amount: amountToPut(item, lineProducts.get(item.variantId)?.variant) }));
    const { cart } = await lockOrCreateCart(tx, ctx);
    const lines = await tx.select().from(cartItem).where(eq(cartItem.cartId, cart.id)).orderBy(asc(cartItem.position));
    const problems = problemsOf(added, { lines, lineProducts }, ctx);
    if (problems.length > 0) throw new HttpError(422, problems);
    await writeLines(tx, { cartId: cart.id, lines }, added);
    await touchCart(tx, cart.id, ctx.now());
    return cart.id;
  });
}
