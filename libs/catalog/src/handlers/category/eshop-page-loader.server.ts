import type { LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import type { Locale } from '@vyloha/contract';
import { localizedPaths, requestedPage } from '@vyloha/links';
import { listDepartmentsOrNone } from '../../api/list-departments-or-none.server';
import { listTopCategoriesOrNone } from '../../api/list-top-categories-or-none.server';
import type { CategoryPageData } from '../../model/category/category-page-data';
import type { TopCategory } from '../../model/category/top-category';
import { leadToCode } from '../product/lead-to-product.server';
import { loadChosenGoods } from './load-chosen-goods.server';

function inLanguage(places: readonly TopCategory[], locale: Locale): TopCategory<string>[] {
  return places.map(({ title, to, fileKey, ways }) => ({
    title: title[locale],
    to: to === null ? null : to[locale],
    fileKey,
    ways: ways.map((way) => ({ title: way.title[locale], to: way.to[locale] })),
  }));
}

/** All goods of the shop, with the ways to its departments. */
export async function eshopPageLoader({ request, context }: LoaderFunctionArgs): Promise<CategoryPageData> {
  const { store, cms, locale, t } = context;
  await leadToCode({ request, context });
  const page = requestedPage(request);
  const [departments, places, { chosenFilters, ...goods }] = await Promise.all([
    listDepartmentsOrNone(store, limits.categoriesPerRequest),
    page === 1 ? listTopCategoriesOrNone(cms) : [],
    loadChosenGoods(request, context, { scope: { page }, settings: [], isDepartment: true }),
  ]);
  const topCategories = chosenFilters === null ? inLanguage(places, locale) : [];
  const title = t('catalog:eshop.title');
  const description = t('catalog:eshop.description');
  return {
    title,
    description: page === 1 ? description : null,
    ancestors: [],
    ...(topCategories.length > 0 ? { children: [], topCategories } : { children: departments }),
    ...goods,
    meta: {
      title: page === 1 ? title : t('catalog:category.titleWithPage', { title, page }),
      canonical: localizedPaths('eshop', {}, { page }),
      ...(page === 1 && { description }),
      ...(chosenFilters !== null && { robots: 'noindex' }),
    },
  };
}
