import { WishListHeart } from '@vyloha/account/ui';
import { CompareButton, type ProductGridProps } from '@vyloha/catalog/ui';
import { isShown, usePublicConfig } from '@vyloha/config';
import { Suspense, lazy } from 'react';
import { useRootData } from '../compose/root-data';

type Goods = Parameters<NonNullable<ProductGridProps['corner']>>[0];

/** Customers alone have hearts, so only their browsers fetch them; the server has them at hand. */
const Heart = import.meta.env.SSR
  ? WishListHeart
  : lazy(async () => ({ default: (await import('./heart')).WishListHeart }));

/** What stands top right of goods wherever they are shown. */
export function goodsCorner(product: Goods) {
  return <GoodsCorner product={product} />;
}

function GoodsCorner({ product }: { product: Goods }) {
  const { compared = [], hearts } = useRootData() ?? {};
  const compares = isShown(usePublicConfig(), 'compare');
  return (
    <>
      {hearts && (
        <Suspense>
          <Heart variantId={product.variantId} name={product.name} isMarked={hearts.includes(product.variantId)} />
        </Suspense>
      )}
      {compares && <CompareButton product={product} isCompared={compared.includes(product.id)} />}
    </>
  );
}
