import type { DiscountKind } from '../../cart/discount-line';

/** What of an order a part of it pays for. */
export type PartKind = 'item' | DiscountKind | 'shipper' | 'payment';
