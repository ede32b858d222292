import type { OptionalTranslated } from '@vyloha/contract';

/** Editors' settings of all products. */
export interface ProductsConfiguration {
  /** The size chart. */
  sizeImage: { fileKey: string; alt: OptionalTranslated } | null;
  /** Badge of products that reach the limit of free delivery. */
  hasFreeDeliveryTag: boolean;
}

export const defaultProductsConfiguration: ProductsConfiguration = { sizeImage: null, hasFreeDeliveryTag: false };
