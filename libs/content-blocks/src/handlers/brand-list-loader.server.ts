import type { LoaderFunctionArgs } from '@remix-run/node';
import { localizedPaths, pageIndex, requestedPage, totalPagesFor } from '@vyloha/links';
import { listBrands } from '../api/list-brands.server';
import { brandsPerPage } from '../model/brand-list';

/** All brands, sixteen to a page. */
export async function brandListLoader({ request, context: { cms, locale, t } }: LoaderFunctionArgs) {
  const page = requestedPage(request);
  const { brands, total } = await listBrands(cms, locale, pageIndex(page) * brandsPerPage);
  const title = t('content-blocks:brands.title');
  return {
    brands,
    page,
    totalPages: totalPagesFor(page, { total, perPage: brandsPerPage }),
    meta: {
      title: page === 1 ? title : t('content-blocks:brands.titleWithPage', { title, page }),
      canonical: localizedPaths('brands', {}, { page }),
      ...(page === 1 && { description: t('content-blocks:brands.description') }),
    },
  };
}
