import { HttpError, type HttpErrorReason, type Queryable, type Transaction } from '@vyloha/backend-kernel';
import type { company } from '../tables';
import { lockCompany } from './lock-company';
import { findMembership } from './require-permission';

/** On what terms a company orders by invoice. */
export interface InvoiceTerms {
  companyId: string;
  /** From the issue of an invoice to its payment. */
  dueDays: number;
  /** What its orders by invoice that are not paid may cost together, with tax. */
  creditLimitMinor: number;
  currency: string;
}

/** Why a shopper without terms cannot pay by invoice. */
export const noInvoiceTerms: HttpErrorReason = {
  key: 'invoiceNotAgreed',
  field: 'payment_id',
  code: 'invoice_terms',
};

/** Null for a company that does not order by invoice. */
export function toInvoiceTerms({
  id,
  invoiceDueDays,
  creditLimitMinor,
  currency,
}: typeof company.$inferSelect): InvoiceTerms | null {
  if (invoiceDueDays === null || creditLimitMinor === null) return null;
  return { companyId: id, dueDays: invoiceDueDays, creditLimitMinor, currency };
}

/** The terms of the company that a customer buys for; null for a shopper who has none. */
export async function findInvoiceTerms(db: Queryable, customerId: string | null): Promise<InvoiceTerms | null> {
  const membership = await findMembership(db, customerId);
  return membership && toInvoiceTerms(membership.company);
}

/**
 * The terms as they are now, with the company locked until commit: of two orders at once, one sees the other. Orders that
 * are paid otherwise only name the company, and do not wait.
 * @throws HttpError 422 when it does not order by invoice any more
 */
export async function lockInvoiceTerms(tx: Transaction, companyId: string): Promise<InvoiceTerms> {
  const row = await lockCompany(tx, companyId);
  const terms = row && toInvoiceTerms(row);
  if (terms === null) throw new HttpError(422, [noInvoiceTerms]);
  return terms;
}
