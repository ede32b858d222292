import type { LoaderFunctionArgs } from '@remix-run/node';
import { paths } from '@vyloha/links';
import { type MoreGoods, parseMoreGoodsAddress } from '../../model/listing/more-goods';
import { categoryPageLoader } from './category-page-loader.server';
import { eshopPageLoader } from './eshop-page-loader.server';
import { notFound } from '../not-found.server';

/**
 * Goods of a page of a list, for a browser that shows them below those before.
 * @throws whatever that page would answer instead of goods
 */
export async function moreGoodsLoader({ request, context }: LoaderFunctionArgs): Promise<MoreGoods> {
  const list = parseMoreGoodsAddress(new URL(request.url).searchParams);
  if (list === null) throw notFound();
  const url = new URL(list, request.url);
  const args = { request: new Request(url, { headers: request.headers }), context };
  const { products, banners } =
    url.pathname === paths.eshop()
      ? await eshopPageLoader({ ...args, params: {} })
      : await categoryPageLoader({ ...args, params: { '*': url.pathname.slice(1) } });
  return { products, ...(banners && { banners }) };
}
