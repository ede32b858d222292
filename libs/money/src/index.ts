export type { Currency } from './currency';
export { formatMoney } from './format-money';
export { fromMinor, sumMinor, toMinor } from './minor';
export { currencySchema, moneySchema } from './money-schema';
export { withoutTax } from './tax';
