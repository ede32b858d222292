import type { LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { localizedPaths, pageIndex } from '@vyloha/links';
import { requestedPage, totalPagesFor } from '@vyloha/links/server';
import { listBrands } from '../api/blocks/brand-tiles.server';

const perPage = limits.brandsPerPage;

/** All brands, paginated. */
export async function brandListLoader({ request, context: { cms, locale, t } }: LoaderFunctionArgs) {
  const page = requestedPage(request);
  const { brands, total } = await listBrands(cms, locale, { skip: pageIndex(page) * perPage, limit: perPage });
  const title = t('content-blocks:brands.title');
  return {
    brands,
    page,
    totalPages: totalPagesFor(page, { total, perPage }),
    meta: {
      title: page === 1 ? title : t('content-blocks:brands.titleWithPage', { title, page }),
      canonical: localizedPaths('brands', {}, { page }),
      ...(page === 1 && { description: t('content-blocks:brands.description') }),
    },
  };
}
