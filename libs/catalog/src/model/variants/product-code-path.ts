import { paths } from '@vyloha/links';
import type { Product } from '../product/product';

/** Query key of the product code. */
export const codeKey = 'kod';

/** Address of the product with a code, on the variant that has it. */
export function productPathByCode({ slug, variants, defaultVariantId }: Product, code: string): string {
  const variant = variants.find((candidate) => candidate.code === code);
  return paths.product(slug, { variantId: variant && variant.id !== defaultVariantId ? variant.id : null });
}

/** Whether this path without leading slash may be a product right under its category or right under the root. */
export function isProductPath({ slugs, breadcrumbs }: Pick<Product, 'slugs' | 'breadcrumbs'>, path: string): boolean {
  const parts = path.split('/');
  const slug = parts.pop() ?? '';
  const categoryPath = parts.join('/');
  return Object.values(slugs).includes(slug) && (categoryPath === '' || categoryPath === breadcrumbs.at(-1)?.path);
}
