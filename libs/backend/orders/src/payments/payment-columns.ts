import { cashRounding } from '@vyloha/money';
import type { InvoiceTerms } from '@vyloha/backend-accounts';
import type { shopOrder } from '../orders/tables';
import type { payment } from '@vyloha/backend-shop/tables';
import { type PricedPayment, type ShopSettings, serviceBase } from '@vyloha/backend-shop';

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

/**
 * The totals of an order that is paid by a method. What is left to be paid in cash is rounded; any other price is exact.
 * @param receivedMinor what of it came before
 */
export function toRepricedColumns(
  order: Pick<
    typeof shopOrder.$inferSelect,
    'itemsMinor' | 'shipperMinor' | 'itemsWithoutTaxMinor' | 'shipperWithoutTaxMinor' | 'serviceShares'
  >,
  { priceMinor: paymentMinor, cashRoundingMinor }: Pick<PricedPayment, 'priceMinor' | 'cashRoundingMinor'>,
  receivedMinor = 0,
) {
  const exactMinor = order.itemsMinor + order.shipperMinor + paymentMinor;
  const roundingMinor = cashRounding(exactMinor - receivedMinor, cashRoundingMinor);
  const paymentWithoutTaxMinor = serviceBase(paymentMinor, order.serviceShares);
  return {
    paymentMinor,
    paymentWithoutTaxMinor,
    roundingMinor,
    totalMinor: exactMinor + roundingMinor,
    totalWithoutTaxMinor: order.itemsWithoutTaxMinor + order.shipperWithoutTaxMinor + paymentWithoutTaxMinor,
  };
}
