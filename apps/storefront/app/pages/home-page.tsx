import { useLoaderData } from '@remix-run/react';
import { LastVisited, DeferredProductCarousels } from '@vyloha/catalog/ui';
import { HomePage as ComposedPage } from '@vyloha/content-blocks/ui';
import { usePublicConfig } from '@vyloha/config';
import { JsonLd } from '@vyloha/ui';
import { Suspense } from 'react';
import { useRootData } from '../compose/root/root-data';
import { productActions } from './product-actions';
import type { homeWithProductsLoader } from './home-page-loader.server';
import { productInText } from './product-in-text';
import { shopJsonLd } from './shop-json-ld';

/** The home page with the catalog's product boxes in its blocks and below them. */
export function HomePage() {
  const { publicUrl } = usePublicConfig();
  const shopName = useRootData()?.shell.shopName;
  const { recommended, featured } = useLoaderData<typeof homeWithProductsLoader>();
  const productCarousels = (
    <>
      <Suspense>
        <DeferredProductCarousels featured={featured} recommended={recommended} productActions={productActions} />
      </Suspense>
      <LastVisited productActions={productActions} />
    </>
  );
  return (
    <>
      <ComposedPage productBox={productInText} productCarousels={productCarousels} />
      {shopName !== undefined && <JsonLd data={import.meta.env.SSR && shopJsonLd(shopName, publicUrl)} />}
    </>
  );
}
