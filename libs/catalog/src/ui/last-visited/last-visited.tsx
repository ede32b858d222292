import { useIdleComponent } from '@vyloha/ui';
import type { VisitedProductsProps } from './visited-products';

const load = async () => (await import('./visited-products')).VisitedProducts;

/**
 * Recently visited products, from the browser's own storage: a page cached for all guests does not know them. Nothing
 * without script, and nothing before the first visit.
 */
export function LastVisited(props: VisitedProductsProps) {
  const VisitedProducts = useIdleComponent(load);
  return VisitedProducts && <VisitedProducts {...props} />;
}
