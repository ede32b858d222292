import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { notFound } from '@vyloha/links/server';
import { type MoreProducts, parseListQuery } from '../../model/listing/more-products';
import { categoryPageLoader } from './category-page-loader.server';
import { eshopPageLoader } from './eshop-page-loader.server';

type MoreProductsLoader = (args: LoaderFunctionArgs) => Promise<MoreProducts>;

/**
 * Products of one page of a list, which the browser appends to the previous ones.
 * @param lists by their path, the lists of other libraries
 * @throws from the loader: any response that the page itself would throw
 */
export function createMoreProductsLoader(lists: Readonly<Record<string, MoreProductsLoader>> = {}): MoreProductsLoader {
  const fixedLists = new Map(Object.entries({ ...lists, [paths.eshop()]: eshopPageLoader }));
  return async ({ request, context }) => {
    const listPath = parseListQuery(new URL(request.url).searchParams);
    if (listPath === null) throw notFound();
    const url = new URL(listPath, request.url);
    const args = { request: new Request(url, { headers: request.headers }), context };
    const loadFixedList = fixedLists.get(url.pathname);
    const { products, banners } =
      loadFixedList === undefined
        ? await categoryPageLoader({ ...args, params: { '*': url.pathname.slice(1) } })
        : await loadFixedList({ ...args, params: {} });
    return { products, ...(banners && { banners }) };
  };
}
