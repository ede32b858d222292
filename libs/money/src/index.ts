export { bankTransferSchema } from './bank-transfer-schema';
export type { Currency } from './currency';
export { formatIban } from './format-iban';
export { formatMoney } from './format-money';
export { fromMinor, sumMinor, toMinor } from './minor';
export { currencySchema, moneySchema, optionalMoney } from './money-schema';
export type { TaxedPrice } from './taxed-price';
export { toSpayd, type BankTransfer } from './spayd';
export { withoutTax, withTax } from './tax';
