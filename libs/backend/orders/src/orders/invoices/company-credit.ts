import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import {
  HttpError,
  type HttpErrorReason,
  type Queryable,
  type RequestContext,
  type Transaction,
} from '@vyloha/backend-kernel';
import { shopOrder } from '../tables';
import { owedMinor } from '../order-money';
import { type ShopSettings, formatPrice, loadShopData, wallClock } from '@vyloha/backend-shop';
import { type InvoiceTerms, lockInvoiceTerms } from '@vyloha/backend-accounts';

/** How much of its credit a company has used, with tax, in the currency of its terms. */
export interface CompanyCredit {
  usedMinor: number;
  /** Never below zero, also when the limit was lowered since. */
  leftMinor: number;
  /** Of what is used, what should have been paid by now. */
  overdueMinor: number;
}

/** Adds up what is owed of the orders by invoice. The condition is that of the index. */
export async function loadCompanyCredit(
  db: Queryable,
  { companyId, creditLimitMinor }: Pick<InvoiceTerms, 'companyId' | 'creditLimitMinor'>,
  now: Date,
): Promise<CompanyCredit> {
  const isOverdue = sql`${shopOrder.invoiceDueOn} < ${wallClock(now).day}`;
  const [sums] = await db
    .select({
      usedMinor: sql`coalesce(sum(${owedMinor}), 0)`.mapWith(Number),
      overdueMinor: sql`coalesce(sum(${owedMinor}) filter (where ${isOverdue}), 0)`.mapWith(Number),
    })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.invoiceCompanyId, companyId),
        isNull(shopOrder.invoicePaidAt),
        ne(shopOrder.status, 'cancelled'),
      ),
    );
  const { usedMinor = 0, overdueMinor = 0 } = sums ?? {};
  return { usedMinor, leftMinor: Math.max(0, creditLimitMinor - usedMinor), overdueMinor };
}

/** Why an order of this total cannot be paid by invoice; null when it can. One in another currency cannot be compared. */
export function creditProblem(
  terms: InvoiceTerms,
  { leftMinor, overdueMinor }: CompanyCredit,
  { totalMinor, currency }: { totalMinor: number; currency: string },
  settings: Pick<ShopSettings, 'currencies'>,
): HttpErrorReason | null {
  const price = (minor: number) => formatPrice(minor, terms.currency, settings);
  const of = { field: 'payment_id' };
  if (currency !== terms.currency)
    return { ...of, key: 'invoiceOtherCurrency', values: { currency: terms.currency }, code: 'invoice_currency' };
  if (overdueMinor > 0)
    return { ...of, key: 'invoiceOverdue', values: { overdue: price(overdueMinor) }, code: 'invoice_overdue' };
  if (totalMinor > leftMinor)
    return { ...of, key: 'invoiceOverLimit', values: { left: price(leftMinor) }, code: 'invoice_limit' };
  return null;
}

/** @throws HttpError 422 when the order does not fit in what is left, or something is overdue */
export async function requireCompanyCredit(
  { db, now }: { db: Queryable } & Pick<RequestContext, 'now'>,
  terms: InvoiceTerms,
  order: { totalMinor: number; currency: string },
): Promise<void> {
  const { settings } = await loadShopData(db);
  const problem = creditProblem(terms, await loadCompanyCredit(db, terms, now()), order, settings);
  if (problem !== null) throw new HttpError(422, [problem]);
}

/** The same with the company locked until commit, so that no other order uses its credit; for an order by invoice. */
export async function takeCompanyCredit(
  ctx: { db: Transaction } & Pick<RequestContext, 'now'>,
  terms: InvoiceTerms | null,
  order: { totalMinor: number; currency: string },
): Promise<void> {
  if (terms === null) return;
  await requireCompanyCredit(ctx, await lockInvoiceTerms(ctx.db, terms.companyId), order);
}
