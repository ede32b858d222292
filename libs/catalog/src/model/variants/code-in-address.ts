import { paths } from '@vyloha/links';
import type { Product } from '../product/product';

/** Query key of the code of goods. */
export const codeKey = 'kod';

/** The page of the goods with a code, on the variant that has it. */
export function pathOfCode({ slug, variants, defaultVariantId }: Product, code: string): string {
  const variant = variants.find((candidate) => candidate.code === code);
  return paths.product(slug, { variantId: variant && variant.id !== defaultVariantId ? variant.id : null });
}

/** Whether goods stand right under their category at this path without leading slash, or right under the shop. */
export function isPathOf({ slugs, breadcrumbs }: Pick<Product, 'slugs' | 'breadcrumbs'>, path: string): boolean {
  const parts = path.split('/');
  const slug = parts.pop() ?? '';
  const above = parts.join('/');
  return (slug === slugs.cs || slug === slugs.sk) && (above === '' || above === breadcrumbs.at(-1)?.path);
}
