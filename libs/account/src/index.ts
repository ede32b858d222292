export type { Address } from './model/address';
export { toCardLines } from './model/address';
export type { VatNumberState } from './model/vat-number';
