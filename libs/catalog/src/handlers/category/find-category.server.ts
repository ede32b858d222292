import type { AppLoadContext } from '@remix-run/node';
import { notFound } from '@vyloha/links/server';
import { getCategory } from '../../api/categories.server';
import type { Category } from '../../model/category/category';
import type { ListingScope } from '../../model/listing/listing';

export type CategoryScope = Pick<ListingScope, 'category' | 'virtualCategory' | 'brand'>;

/** What a category of any kind lists. */
export function toCategoryScope({ id, kind, presetFilter }: Category): CategoryScope {
  if (kind === 'brand') return { brand: id };
  if (kind === 'virtual_category') return { virtualCategory: id };
  return { category: presetFilter?.categoryId ?? id };
}

/**
 * The public category at the address, else one visible to this shopper only.
 * @throws a 404 response where there is neither
 */
export async function findCategory({ cms, shopper }: AppLoadContext, path: string) {
  const publicCategory = await getCategory(cms, path);
  if (publicCategory !== null) return { category: publicCategory, checkPermissions: false };
  const privateCategory = shopper.isLoggedIn ? await getCategory(cms, path, true) : null;
  if (privateCategory === null) throw notFound();
  return { category: privateCategory, checkPermissions: true };
}
