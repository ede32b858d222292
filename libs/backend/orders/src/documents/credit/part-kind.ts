import type { DiscountKind } from '@vyloha/backend-cart';

/** What of an order a part of it pays for. */
export type PartKind = 'item' | DiscountKind | 'shipper' | 'payment' | 'rounding';
