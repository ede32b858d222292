import { lazy, Suspense } from 'react';

const CrossSellList = lazy(async () => ({ default: (await import('./cross-sell-list')).CrossSellList }));

/** What goes with goods that were just put into the cart; only a script that confirms it shows this. */
export function AddedCrossSell({ productId }: { productId: string }) {
  return (
    <Suspense>
      <CrossSellList productId={productId} />
    </Suspense>
  );
}
