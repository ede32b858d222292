import { useLoaderData } from '@remix-run/react';
import { CartPage as Page } from '@vyloha/cart/ui';
import { LastVisited, RecommendedProducts } from '@vyloha/catalog/ui';
import type { cartWithProductsLoader } from './cart-page-loader.server';
import { productActions } from './product-actions';

/** The cart with products below it; below an empty one also recently viewed products. */
export function CartPage() {
  const { recommended } = useLoaderData<typeof cartWithProductsLoader>();
  const recommendedProducts = <RecommendedProducts recommendation={recommended} productActions={productActions} />;
  return (
    <Page
      crossSell={recommendedProducts}
      suggestions={
        <>
          {recommendedProducts}
          <LastVisited productActions={productActions} />
        </>
      }
    />
  );
}
