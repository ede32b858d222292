import type { FeaturedGoods } from '../../model/recommendations/featured-goods';
import type { Recommendation } from '../../model/recommendations/recommendation';
import { GoodsStrip, type GoodsStripProps } from '../goods-strip/goods-strip';
import { RecommendedGoods } from '../recommended-goods/recommended-goods';

export interface GoodsStripsProps extends Pick<GoodsStripProps, 'corner'> {
  /** What editors chose, which comes first. */
  featured: readonly FeaturedGoods[];
  recommended: readonly Recommendation[];
}

/** Goods to go on with at the end of a page. */
export function GoodsStrips({ featured, recommended, corner }: GoodsStripsProps) {
  return (
    <>
      {featured.map(({ id, title, products }) => (
        <GoodsStrip key={id} title={title} products={products} corner={corner} />
      ))}
      {recommended.map((goods) => (
        <RecommendedGoods key={goods.placement} goods={goods} corner={corner} />
      ))}
    </>
  );
}
