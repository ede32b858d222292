import { useSeen } from '@vyloha/ui';
import type { Recommendation } from '../../model/recommendations/recommendation';
import { NamedStrip, type NamedStripProps } from '../goods-strip/named-strip';
import { useLateGoods } from '../late-goods/use-late-goods';

export interface RecommendedGoodsProps extends Pick<NamedStripProps, 'corner'> {
  /** Left out, or without goods: nothing is shown. */
  goods: Recommendation | undefined;
}

/**
 * Recommended goods of a place. On a page that is kept for all guests they are everybody's; goods that suit its shopper
 * better take their place when one comes near them.
 */
export function RecommendedGoods({ goods, corner }: RecommendedGoodsProps) {
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  const better = useLateGoods(isSeen ? (goods?.address ?? null) : null)?.products ?? [];
  if (goods === undefined || goods.products.length === 0) return null;
  return (
    <div ref={ref}>
      <NamedStrip name={goods.placement} products={better.length > 0 ? better : goods.products} corner={corner} />
    </div>
  );
}
