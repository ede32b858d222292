import { useAtIdle } from '@vyloha/ui';
import type { VisitedGoodsProps } from './visited-goods';

const load = async () => (await import('./visited-goods')).VisitedGoods;

/**
 * What the shopper lately looked at, from the browser's own storage: a page made for all guests knows nothing of it.
 * Nothing without script, and nothing before one looked at something.
 */
export function LastVisited(props: VisitedGoodsProps) {
  const VisitedGoods = useAtIdle(load);
  return VisitedGoods && <VisitedGoods {...props} />;
}
