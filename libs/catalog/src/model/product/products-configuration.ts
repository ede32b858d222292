import type { Locale } from '@vyloha/contract';

/** What editors set for all goods. */
export interface ProductsConfiguration {
  /** The table of sizes. */
  sizeImage: { fileKey: string; alt: Readonly<Record<Locale, string>> } | null;
  /** Goods that cost as much as free delivery asks for are marked with it. */
  marksFreeDeliveryByPrice: boolean;
}

export const plainProducts: ProductsConfiguration = { sizeImage: null, marksFreeDeliveryByPrice: false };
