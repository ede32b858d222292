import { lazyNamed } from '@vyloha/ui';
import { ListLink, WishListButton } from '@vyloha/account/ui';
import { CompareButton, type ProductGridProps } from '@vyloha/catalog/ui';
import { isFeatureVisible, usePublicConfig } from '@vyloha/config';
import { ToggleHole } from '@vyloha/session/ui';
import { Suspense } from 'react';
import { usePersonal } from '../compose/personal/personal-data';
import { useRootData } from '../compose/root/root-data';

type Product = Parameters<NonNullable<ProductGridProps['productActions']>>[0];

const loadActions = () => import('./customer-actions');

/** Only customers have lists, so only their browsers fetch the code; the server has it loaded. */
const DeferredWishListButton = import.meta.env.SSR ? WishListButton : lazyNamed(loadActions, 'WishListButton');
const DeferredListLink = import.meta.env.SSR ? ListLink : lazyNamed(loadActions, 'ListLink');

/** The actions at the top right of every product box. */
export function productActions(product: Product) {
  return <ProductActions product={product} />;
}

function ProductActions({ product }: { product: Product }) {
  const { hasWishList = false, hasShoppingLists = false } = useRootData() ?? {};
  const personal = usePersonal();
  const isCompareEnabled = isFeatureVisible(usePublicConfig(), 'compare');
  const { id, name, variantId } = product;
  return (
    <>
      {hasWishList && (
        <ToggleHole list="wishListIds" id={variantId} isOn={() => personal.wishListIds.includes(variantId)}>
          {(isMarked) => (
            <Suspense>
              <DeferredWishListButton variantId={variantId} name={name} isMarked={isMarked} />
            </Suspense>
          )}
        </ToggleHole>
      )}
      {hasShoppingLists && (
        <Suspense>
          <DeferredListLink productId={id} variantId={variantId} name={name} />
        </Suspense>
      )}
      {isCompareEnabled && (
        <ToggleHole list="compared" id={id} isOn={() => personal.compared.includes(id)}>
          {(isCompared) => <CompareButton product={product} isCompared={isCompared} />}
        </ToggleHole>
      )}
    </>
  );
}
