import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  type CustomerContext,
  HttpError,
  type Transaction,
  enforceRateLimits,
  hashToken,
} from '@vyloha/backend-kernel';
import {
  type CartLine,
  type CartRow,
  type LineProduct,
  loadCart,
  lockOpenCart,
  unitsPerStep,
} from '@vyloha/backend-cart';
import { priceOf } from '@vyloha/backend-catalog';
import { requirePermission } from '@vyloha/backend-accounts';
import { customer } from '@vyloha/backend-accounts/tables';
import { outboxMail } from '@vyloha/backend-kernel/tables';
import { quote, quoteItem } from './tables';
import { quoteLimits } from './limits';
import { nextOfYear, wallClock } from '@vyloha/backend-shop';
import { toRequestMails } from './mail/to-quote-mails';
import { isQuotable } from './quotable-line';
import type { QuoteInput } from './quote-schema';

async function nextCode(tx: Transaction, now: Date): Promise<string> {
  const { year, number } = await nextOfYear(tx, 'quote', now);
  return `N${year}${number}`;
}

function toItemRow(item: CartLine['item'], lineProduct: LineProduct, at: { quoteId: string; number: number }) {
  const { product, variant, rates, price } = lineProduct;
  if (price === null) throw new TypeError('a line without a price is not quoted');
  return {
    ...at,
    id: `qi-${randomUUID()}`,
    variantId: variant.id,
    amount: item.amount,
    name: variant.fullname,
    slug: product.slug,
    code: variant.marketingCode,
    unit: product.unit,
    unitsPerStep: unitsPerStep(lineProduct),
    taxRate: rates.taxRate,
    listMinor: priceOf(price, item.amount).unitMinor,
  };
}

/** Lines of their own for money that can be bought; a product that is in several is one line of the quote. */
function quotableLines(lines: readonly CartLine[]): { item: CartLine['item']; lineProduct: LineProduct }[] {
  const byVariant = new Map<string, { item: CartLine['item']; lineProduct: LineProduct }>();
  for (const { item, lineProduct } of lines) {
    if (!isQuotable(item) || lineProduct?.price == null || !lineProduct.product.saleable) continue;
    const earlier = byVariant.get(item.variantId)?.item.amount ?? 0;
    byVariant.set(item.variantId, { item: { ...item, amount: item.amount + earlier }, lineProduct });
  }
  return [...byVariant.values()];
}

interface Business {
  email: string;
  companyId: string | null;
}

/** @throws HttpError 403 for somebody who buys as a consumer; their own e-mail and company otherwise */
async function requireBusiness(ctx: CustomerContext): Promise<Business> {
  const membership = await requirePermission(ctx, 'requestQuote');
  const [own] = await ctx.db
    .select({ email: customer.email, business: customer.business })
    .from(customer)
    .where(eq(customer.id, ctx.customerId));
  if (own === undefined || (membership === null && own.business === null))
    throw new HttpError(403, [{ key: 'quoteForBusiness', code: 'business_only' }]);
  return { email: own.email, companyId: membership?.company.id ?? null };
}

async function insertQuote(
  tx: Transaction,
  ctx: CustomerContext,
  input: QuoteInput,
  { email, companyId, attemptHash, cart }: Business & { attemptHash: string; cart: CartRow | null },
): Promise<string> {
  const lines = cart === null ? [] : quotableLines((await loadCart({ ...ctx, db: tx }, cart.id)).lines);
  if (lines.length === 0) throw new HttpError(422, [{ key: 'cartEmpty', code: 'cart_empty' }]);
  const at = ctx.now();
  if (input.wanted_date !== null && input.wanted_date < wallClock(at).day)
    throw new HttpError(422, [{ key: 'quoteDayPast', field: 'wanted_date', code: 'past' }]);
  const id = `q-${randomUUID()}`;
  const code = await nextCode(tx, at);
  await tx.insert(quote).values({
    id,
    code,
    companyId,
    attemptHash,
    customerId: ctx.customerId,
    createdAt: at,
    currency: ctx.currency,
    locale: ctx.locale,
    message: input.message,
    wantedDay: input.wanted_date,
  });
  const rows = lines.map(({ item, lineProduct }, index) =>
    toItemRow(item, lineProduct, { quoteId: id, number: index + 1 }),
  );
  await tx.insert(quoteItem).values(rows);
  await tx.insert(outboxMail).values(toRequestMails(id, email, ctx.settings, at));
  return code;
}

/**
 * Asks for prices of what is in the caller's cart, which stays as it is. The same attempt again, also at once, is the
 * same quote.
 * @returns its number
 * @throws HttpError 400 without a key, 403 for a consumer, 422 for an empty cart, 429
 */
export async function requestQuote(ctx: CustomerContext, input: QuoteInput): Promise<string> {
  const { db, idempotencyKey } = ctx;
  const customerId = ctx.customerId;
  if (idempotencyKey === null) throw new HttpError(400, [{ key: 'malformedRequest', code: 'malformed' }]);
  await enforceRateLimits(ctx, quoteLimits.requestQuote, { account: customerId });
  const business = await requireBusiness(ctx);
  const attemptHash = hashToken(idempotencyKey);
  const isAttempt = and(eq(quote.customerId, customerId), eq(quote.attemptHash, attemptHash));
  const code = await db.transaction(async (tx) => {
    const cart = await lockOpenCart(tx, ctx);
    // Serializes attempts of one customer, whatever cart they have.
    await tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
    const [earlier] = await tx.select({ code: quote.code }).from(quote).where(isAttempt);
    return earlier?.code ?? insertQuote(tx, ctx, input, { ...business, attemptHash, cart });
  });
  ctx.wakeJobs();
  return code;
}
