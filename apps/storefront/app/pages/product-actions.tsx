import { WishListButton } from '@vyloha/account/ui';
import { CompareButton, type ProductGridProps } from '@vyloha/catalog/ui';
import { isFeatureVisible, usePublicConfig } from '@vyloha/config';
import { Suspense, lazy } from 'react';
import { useRootData } from '../compose/root/root-data';

type Product = Parameters<NonNullable<ProductGridProps['productActions']>>[0];

/** Only customers have wish-list buttons, so only their browsers fetch the code; the server has it loaded. */
const DeferredWishListButton = import.meta.env.SSR
  ? WishListButton
  : lazy(async () => ({ default: (await import('./wish-list-button')).WishListButton }));

/** The actions at the top right of every product box. */
export function productActions(product: Product) {
  return <ProductActions product={product} />;
}

function ProductActions({ product }: { product: Product }) {
  const { compared = [], wishListIds } = useRootData() ?? {};
  const isCompareEnabled = isFeatureVisible(usePublicConfig(), 'compare');
  return (
    <>
      {wishListIds && (
        <Suspense>
          <DeferredWishListButton
            variantId={product.variantId}
            name={product.name}
            isMarked={wishListIds.includes(product.variantId)}
          />
        </Suspense>
      )}
      {isCompareEnabled && <CompareButton product={product} isCompared={compared.includes(product.id)} />}
    </>
  );
}
