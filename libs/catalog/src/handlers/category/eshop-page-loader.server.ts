import type { LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import type { Locale } from '@vyloha/contract';
import { localizedPaths } from '@vyloha/links';
import { requestedPage } from '@vyloha/links/server';
import type { RichTextNode } from '@vyloha/rich-text';
import { listDepartmentsOrNone, listTopCategoriesOrNone } from '../../api/categories.server';
import type { CategoryPageData } from '../../model/category/category-page-data';
import type { TopCategory } from '../../model/category/top-category';
import { redirectToProductByCode } from '../product/redirect-to-product.server';
import { loadProductListing } from './load-product-listing.server';

function localizeTopCategories(items: readonly TopCategory[], locale: Locale): TopCategory<string>[] {
  return items.map(({ title, to, fileKey, links }) => ({
    title: title[locale],
    to: to === null ? null : to[locale],
    fileKey,
    links: links.map((link) => ({ title: link.title[locale], to: link.to[locale] })),
  }));
}

/** All products of the shop, with links to its departments. */
export async function eshopPageLoader({
  request,
  context,
}: LoaderFunctionArgs): Promise<CategoryPageData<readonly RichTextNode[]>> {
  const { store, cms, locale, t } = context;
  await redirectToProductByCode({ request, context });
  const page = requestedPage(request);
  const [departments, items, { appliedFilters, ...listing }] = await Promise.all([
    listDepartmentsOrNone(store, limits.categoriesPerRequest),
    page === 1 ? listTopCategoriesOrNone(cms) : [],
    loadProductListing(request, context, { scope: { page }, settings: [], isDepartment: true }),
  ]);
  const topCategories = appliedFilters.length === 0 ? localizeTopCategories(items, locale) : [];
  const title = t('catalog:eshop.title');
  const description = t('catalog:eshop.description');
  return {
    title,
    description: page === 1 ? description : null,
    ancestors: [],
    ...(topCategories.length > 0 ? { children: [], topCategories } : { children: departments }),
    ...listing,
    meta: {
      title: page === 1 ? title : t('catalog:category.titleWithPage', { title, page }),
      canonical: localizedPaths('eshop', {}, { page }),
      ...(page === 1 && { description }),
      ...(appliedFilters.length > 0 && { robots: 'noindex' }),
    },
  };
}
