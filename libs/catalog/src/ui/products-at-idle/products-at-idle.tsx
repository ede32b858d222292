import { useIdleComponent } from '@vyloha/ui';
import type { DeferredProductsProps } from '../deferred-products/deferred-products';

const load = async () => (await import('../deferred-products/deferred-products')).DeferredProducts;

/** Products loaded when the browser is idle, to keep the page's first script small; nothing without script. */
export function ProductsAtIdle(props: DeferredProductsProps) {
  const DeferredProducts = useIdleComponent(load);
  return DeferredProducts && <DeferredProducts {...props} />;
}
