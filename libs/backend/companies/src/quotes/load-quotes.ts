import { pickTranslation } from '@vyloha/contract';
import { fromMinor, withoutTax, withTax } from '@vyloha/money';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { CustomerContext, Queryable } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import { shopOrder } from '@vyloha/backend-orders/tables';
import { quote, quoteItem } from './tables';
import { toZonedIso } from '@vyloha/backend-shop';
import type { WireQuote, WireQuoteSummary } from './quote-schema';
import { isVisibleTo, quoteStateAt } from '@vyloha/backend-cart';

export type QuoteItemRow = typeof quoteItem.$inferSelect;
type View = Pick<CustomerContext, 'customerId' | 'locale' | 'now'>;

/** Quotes that the caller may see. */
export const visibleTo = ({ customerId }: Pick<CustomerContext, 'customerId'>): SQL =>
  isVisibleTo('quote', sql`${customerId}`);

/** The quotes that a condition selects, newest first. */
export function listQuotes(
  db: Queryable,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const { firstName, lastName, email } = customer;
  return db
    .select({
      quote,
      requester: { firstName, lastName, email },
      orderCode: shopOrder.code,
      itemCount: db.$count(quoteItem, eq(quoteItem.quoteId, quote.id)),
    })
    .from(quote)
    .innerJoin(customer, eq(customer.id, quote.customerId))
    .leftJoin(shopOrder, eq(shopOrder.id, quote.orderId))
    .where(where)
    .orderBy(desc(quote.createdAt), desc(quote.code))
    .limit(limit)
    .offset(offset);
}

/** A quote as read for pages and mails. */
export type FoundQuote = Awaited<ReturnType<typeof listQuotes>>[number];

/** One quote by its number; null for one that the caller may not see. */
export async function findVisibleQuote(ctx: CustomerContext, code: string): Promise<FoundQuote | null> {
  const [found] = await listQuotes(ctx.db, and(eq(quote.code, code), visibleTo(ctx)), { limit: 1, offset: 0 });
  return found ?? null;
}

export function listQuoteItems(db: Queryable, quoteId: string): Promise<QuoteItemRow[]> {
  return db.select().from(quoteItem).where(eq(quoteItem.quoteId, quoteId)).orderBy(asc(quoteItem.number));
}

export function toQuoteSummary(
  { quote: row, requester, itemCount }: FoundQuote,
  { customerId, now }: View,
): WireQuoteSummary {
  const { firstName, lastName, email } = requester;
  return {
    code: row.code,
    state: quoteStateAt(row, now()),
    createdAt: toZonedIso(row.createdAt),
    currencyCode: row.currency,
    requestedBy: { name: `${firstName} ${lastName}`.trim() || email, isCaller: row.customerId === customerId },
    validUntil: row.validUntil,
    itemCount,
  };
}

function toWireItem(item: QuoteItemRow, locale: View['locale']): WireQuote['items'][number] {
  const { number, variantId, code, unit, unitsPerStep, amount, taxRate, listMinor, offeredMinor } = item;
  const { minAmount, maxAmount } = item;
  return {
    number,
    variantId,
    code,
    unit,
    unitsPerStep,
    amount,
    name: pickTranslation(item.name, locale),
    slug: pickTranslation(item.slug, locale),
    prices: { unitWithTax: fromMinor(listMinor), unitWithoutTax: fromMinor(withoutTax(listMinor, taxRate)) },
    offer:
      offeredMinor === null
        ? null
        : {
            unitWithTax: fromMinor(withTax(offeredMinor, taxRate)),
            unitWithoutTax: fromMinor(offeredMinor),
            minAmount,
            maxAmount,
          },
  };
}

export async function toWireQuote(db: Queryable, found: FoundQuote, view: View): Promise<WireQuote> {
  const { id, message, wantedDay, note, answeredAt } = found.quote;
  const items = await listQuoteItems(db, id);
  return {
    ...toQuoteSummary(found, view),
    message,
    note,
    wantedDate: wantedDay,
    answeredAt: answeredAt && toZonedIso(answeredAt),
    orderCode: found.orderCode,
    items: items.map((item) => toWireItem(item, view.locale)),
  };
}
