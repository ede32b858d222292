import type { LoaderFunctionArgs } from '@remix-run/node';
import type { LateGoodsData } from '@vyloha/catalog/ui';
import { messagesFor } from '@vyloha/i18n/server';
import { boxTexts } from './listing-texts';

type GoodsLoader = (args: LoaderFunctionArgs) => Promise<Pick<LateGoodsData, 'products'>>;

/** In its shopper's prices, hence for nobody else. */
const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** Goods for a browser that asks for them after its page, with the texts of their boxes. */
export function lateGoods(load: GoodsLoader): (args: LoaderFunctionArgs) => Promise<Response> {
  return async (args) => {
    const { products } = await load(args);
    const goods: LateGoodsData = { products, messages: messagesFor(args.context.locale, boxTexts) };
    return Response.json(goods, { headers });
  };
}
