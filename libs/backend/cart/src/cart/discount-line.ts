import type { PartlyTranslated } from '@vyloha/contract';
import type { TaxedAmount } from './spread-discount';

export type DiscountKind = 'coupon' | 'credits' | 'deposit';

/** A line without a product: what a discount takes off at one rate of tax, or deposits that are paid in addition. */
export interface DiscountLine extends TaxedAmount {
  kind: DiscountKind;
  name: PartlyTranslated;
}
