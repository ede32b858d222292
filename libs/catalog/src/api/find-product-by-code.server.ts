import type { CmsClient } from '@vyloha/cms-client';
import type { Product } from '../model/product/product';
import { productsResponse } from '../model/product/product-response';

/** Goods with a code, or with a variant that has it, as far as the shopper's permissions show them. */
export async function findProductByCode(cms: CmsClient, code: string): Promise<Product | null> {
  const keys = ['codes', 'variantCodes'] as const;
  const asked = keys.map((key) =>
    cms.rest({ path: '/catalog/product', query: { [key]: code }, schema: productsResponse, checkPermissions: true }),
  );
  const found = await Promise.all(asked);
  return found.flatMap((products) => products ?? [])[0] ?? null;
}
