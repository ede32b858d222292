import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { type MoreProducts, parseListQuery } from '../../model/listing/more-products';
import { categoryPageLoader } from './category-page-loader.server';
import { eshopPageLoader } from './eshop-page-loader.server';

/**
 * Products of one page of a list, which the browser appends to the previous ones.
 * @throws any response that the page itself would throw
 */
export async function moreProductsLoader({ request, context }: LoaderFunctionArgs): Promise<MoreProducts> {
  const listPath = parseListQuery(new URL(request.url).searchParams);
  if (listPath === null) throw notFound();
  const url = new URL(listPath, request.url);
  const args = { request: new Request(url, { headers: request.headers }), context };
  const { products, banners } =
    url.pathname === paths.eshop()
      ? await eshopPageLoader({ ...args, params: {} })
      : await categoryPageLoader({ ...args, params: { '*': url.pathname.slice(1) } });
  return { products, ...(banners && { banners }) };
}
