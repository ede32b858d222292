import { useLoaderData } from '@remix-run/react';
import { CartPage as Page } from '@vyloha/cart/ui';
import { DeferredRecommendedProducts, LastVisited } from '@vyloha/catalog/ui';
import { Suspense } from 'react';
import type { cartWithProductsLoader } from './cart-page-loader.server';
import { productActions } from './product-actions';

/** The cart with products below it; below an empty one also recently viewed products. */
export function CartPage() {
  const { recommended, hasLists, links } = useLoaderData<typeof cartWithProductsLoader>();
  const recommendedProducts = (
    <Suspense>
      <DeferredRecommendedProducts recommendation={recommended} productActions={productActions} />
    </Suspense>
  );
  return (
    <Page
      crossSell={recommendedProducts}
      hasLists={hasLists}
      links={links}
      suggestions={
        <>
          {recommendedProducts}
          <LastVisited productActions={productActions} />
        </>
      }
    />
  );
}
