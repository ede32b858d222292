import { useLoaderData } from '@remix-run/react';
import { CartPage as Page } from '@vyloha/cart/ui';
import { LastVisited, RecommendedGoods } from '@vyloha/catalog/ui';
import type { cartWithGoodsLoader } from './cart-page-loader.server';
import { goodsCorner } from './goods-corner';

/** The cart with goods below it; below an empty one stands also what the shopper may have come back for. */
export function CartPage() {
  const { recommended } = useLoaderData<typeof cartWithGoodsLoader>();
  const goods = <RecommendedGoods goods={recommended} corner={goodsCorner} />;
  return (
    <Page
      crossSell={goods}
      suggestions={
        <>
          {goods}
          <LastVisited corner={goodsCorner} />
        </>
      }
    />
  );
}
