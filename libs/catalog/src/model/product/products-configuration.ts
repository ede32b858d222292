import type { Locale } from '@vyloha/contract';

/** Editors' settings of all products. */
export interface ProductsConfiguration {
  /** The size chart. */
  sizeImage: { fileKey: string; alt: Readonly<Record<Locale, string>> } | null;
  /** Badge of products that reach the limit of free delivery. */
  hasFreeDeliveryTag: boolean;
}

export const defaultProductsConfiguration: ProductsConfiguration = { sizeImage: null, hasFreeDeliveryTag: false };
