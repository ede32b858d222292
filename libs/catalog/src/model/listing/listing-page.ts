import type { ProductBox } from '../product/product-box';

/** One page of a listing. */
export interface ListingPage {
  products: readonly ProductBox[];
  /** Of all pages together. */
  total: number;
  /** Counted from 1. */
  page: number;
  totalPages: number;
}
