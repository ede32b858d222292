import type { InvoiceTerms } from '@vyloha/backend-accounts';
import type { shopOrder } from '../orders/tables';
import type { payment } from '@vyloha/backend-shop/tables';
import { type ShopSettings, serviceBase } from '@vyloha/backend-shop';

/** A method of payment as stored with an order. @param terms those of an order by invoice */
export function toMethodColumns(
  { id, code, name, type }: typeof payment.$inferSelect,
  { bankAccounts }: Pick<ShopSettings, 'bankAccounts'>,
  currency: string,
  terms: Pick<InvoiceTerms, 'companyId' | 'dueDays'> | null = null,
) {
  const isSentToAccount = type === 'BANK_TRANSFER' || type === 'INVOICE';
  const account = isSentToAccount ? bankAccounts[currency] : undefined;
  return {
    paymentId: id,
    paymentCode: code,
    paymentName: name,
    paymentType: type,
    bankAccount: account?.accountNumber ?? null,
    bankIban: account?.iban ?? null,
    bankBic: account?.bic ?? null,
    invoiceCompanyId: terms?.companyId ?? null,
    invoiceDueDays: terms?.dueDays ?? null,
  };
}

/** The totals of an order whose payment has another price. */
export function toRepricedColumns(
  order: Pick<
    typeof shopOrder.$inferSelect,
    'itemsMinor' | 'shipperMinor' | 'itemsWithoutTaxMinor' | 'shipperWithoutTaxMinor' | 'serviceShares'
  >,
  paymentMinor: number,
) {
  const paymentWithoutTaxMinor = serviceBase(paymentMinor, order.serviceShares);
  return {
    paymentMinor,
    paymentWithoutTaxMinor,
    totalMinor: order.itemsMinor + order.shipperMinor + paymentMinor,
    totalWithoutTaxMinor: order.itemsWithoutTaxMinor + order.shipperWithoutTaxMinor + paymentWithoutTaxMinor,
  };
}
