import { lazyNamed } from '@vyloha/ui';
import { Suspense } from 'react';

const CrossSellList = lazyNamed(() => import('./cross-sell-list'), 'CrossSellList');

/** Products often bought with the one just added to the cart; rendered by the script's confirmation only. */
export function AddedCrossSell({ productId }: { productId: string }) {
  return (
    <Suspense>
      <CrossSellList productId={productId} />
    </Suspense>
  );
}
