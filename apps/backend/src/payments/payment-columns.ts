import { withoutTax } from '@vyloha/money';
import type { payment, shopOrder } from '../database/schema';
import type { ShopSettings } from '../shop/shop-settings';

/** A method of payment as stored with an order. */
export function toMethodColumns(
  { id, code, name, type }: typeof payment.$inferSelect,
  { bankAccounts }: Pick<ShopSettings, 'bankAccounts'>,
  currency: string,
) {
  const account = type === 'BANK_TRANSFER' ? bankAccounts[currency] : undefined;
  return {
    paymentId: id,
    paymentCode: code,
    paymentName: name,
    paymentType: type,
    bankAccount: account?.accountNumber ?? null,
    bankIban: account?.iban ?? null,
    bankBic: account?.bic ?? null,
  };
}

/** The totals of an order whose payment has another price. */
export function toRepricedColumns(
  order: Pick<
    typeof shopOrder.$inferSelect,
    'itemsMinor' | 'shipperMinor' | 'itemsWithoutTaxMinor' | 'shipperWithoutTaxMinor'
  >,
  paymentMinor: number,
  { serviceTaxRate }: Pick<ShopSettings, 'serviceTaxRate'>,
) {
  const paymentWithoutTaxMinor = withoutTax(paymentMinor, serviceTaxRate);
  return {
    paymentMinor,
    paymentWithoutTaxMinor,
    totalMinor: order.itemsMinor + order.shipperMinor + paymentMinor,
    totalWithoutTaxMinor: order.itemsWithoutTaxMinor + order.shipperWithoutTaxMinor + paymentWithoutTaxMinor,
  };
}
