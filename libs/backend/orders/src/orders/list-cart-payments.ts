import { fromMinor } from '@vyloha/money';
import { creditProblem, loadCompanyCredit } from './invoices/company-credit';
import { findInvoiceTerms } from '@vyloha/backend-accounts';
import { type RequestContext, translate } from '@vyloha/backend-kernel';
import {
  type PricedPayment,
  type ServiceTaxes,
  type ShopSettings,
  type WirePayment,
  chargedPrice,
  connectedServices,
  loadPayments,
  toWirePayment,
} from '@vyloha/backend-shop';

/** What a shopper with terms may order by invoice now; null for everybody else, who does not see it. */
async function loadInvoiceOffer(
  { db, customerId, currency, locale, now }: RequestContext,
  totalMinor: number,
  settings: Pick<ShopSettings, 'currencies'>,
): Promise<Pick<WirePayment, 'invoice' | 'unavailable'> | null> {
  const terms = await findInvoiceTerms(db, customerId);
  if (terms === null) return null;
  const credit = await loadCompanyCredit(db, terms, now());
  const problem = creditProblem(terms, credit, { totalMinor, currency }, settings);
  return {
    invoice: { dueDays: terms.dueDays, left: fromMinor(credit.leftMinor) },
    unavailable: problem && translate(locale, problem.key, problem.values),
  };
}

/**
 * How the shopper may pay a cart. By invoice only with terms; one whose products alone cost more than what is left is
 * listed with the reason, since placing would refuse it.
 */
export async function listCartPayments(
  ctx: RequestContext,
  itemsMinor: number,
  services: ServiceTaxes,
  settings: Pick<ShopSettings, 'currencies'>,
): Promise<WirePayment[]> {
  const listed = await loadPayments({ ...ctx, connected: connectedServices.of(ctx) });
  const payments = listed.map((row) => ({ ...row, priceMinor: chargedPrice(row.priceMinor, services) }));
  const toWire = (row: PricedPayment) => toWirePayment(row, { ...ctx, services });
  const invoiced = payments.find(({ type }) => type === 'INVOICE');
  if (invoiced === undefined) return payments.map(toWire);
  const offer = await loadInvoiceOffer(ctx, itemsMinor + invoiced.priceMinor, settings);
  return payments.flatMap((row) => {
    if (row.type !== 'INVOICE') return [toWire(row)];
    return offer === null ? [] : [{ ...toWire(row), ...offer }];
  });
}
