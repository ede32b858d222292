import type { CmsClient } from '@vyloha/cms-client';
import type { Product } from '../model/product/product';
import { productsResponse } from '../model/product/product-response';

/** The product with a code, or with a variant that has it, within the shopper's permissions. */
export async function findProductByCode(cms: CmsClient, code: string): Promise<Product | null> {
  const keys = ['codes', 'variantCodes'] as const;
  const requests = keys.map((key) =>
    cms.rest({ path: '/catalog/product', query: { [key]: code }, schema: productsResponse, checkPermissions: true }),
  );
  const found = await Promise.all(requests);
  return found.flatMap((products) => products ?? [])[0] ?? null;
}
