export { someOrderItems } from './testing/some-order-items';
export { type TaxCase, taxCases } from './testing/tax-cases';
