import type { LoaderFunctionArgs } from '@remix-run/node';
import { localizedPaths, requestedPage } from '@vyloha/links';
import { listDepartmentsOrNone } from '../../api/list-departments-or-none.server';
import type { CategoryPageData } from '../../model/category/category-page-data';
import { leadToCode } from '../product/lead-to-product.server';
import { loadChosenGoods } from './load-chosen-goods.server';

/** All goods of the shop, with the ways to its departments. */
export async function eshopPageLoader({ request, context }: LoaderFunctionArgs): Promise<CategoryPageData> {
  const { store, t } = context;
  await leadToCode({ request, context });
  const page = requestedPage(request);
  const [children, { chosenFilters, ...goods }] = await Promise.all([
    listDepartmentsOrNone(store),
    loadChosenGoods(request, context, { scope: { page }, settings: [], isDepartment: true }),
  ]);
  const title = t('catalog:eshop.title');
  const description = t('catalog:eshop.description');
  return {
    title,
    description: page === 1 ? description : null,
    ancestors: [],
    children,
    ...goods,
    meta: {
      title: page === 1 ? title : t('catalog:category.titleWithPage', { title, page }),
      canonical: localizedPaths('eshop', {}, { page }),
      ...(page === 1 && { description }),
      ...(chosenFilters !== null && { robots: 'noindex' }),
    },
  };
}
