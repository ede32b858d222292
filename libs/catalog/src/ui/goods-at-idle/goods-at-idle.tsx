import { useAtIdle } from '@vyloha/ui';
import type { LateGoodsProps } from '../late-goods/late-goods';

const load = async () => (await import('../late-goods/late-goods')).LateGoods;

/** Goods that come after a page which has no room for them in its first script; nothing without script. */
export function GoodsAtIdle(props: LateGoodsProps) {
  const LateGoods = useAtIdle(load);
  return LateGoods && <LateGoods {...props} />;
}
