import type { FeaturedGoods as FeaturedGoodsModel } from '../../model/featured-goods';
import { GoodsStrip, type GoodsStripProps } from '../goods-strip/goods-strip';

export interface FeaturedGoodsProps extends Pick<GoodsStripProps, 'corner'> {
  lists: readonly FeaturedGoodsModel[];
}

/** Goods that editors chose for a page, a strip for each of their lists. */
export function FeaturedGoods({ lists, corner }: FeaturedGoodsProps) {
  return lists.map(({ id, title, products }) => (
    <GoodsStrip key={id} title={title} products={products} corner={corner} />
  ));
}
