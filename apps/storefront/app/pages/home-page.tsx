import { useLoaderData } from '@remix-run/react';
import { LastVisited, LateGoodsStrips } from '@vyloha/catalog/ui';
import { HomePage as ComposedPage } from '@vyloha/content-blocks/ui';
import { usePublicConfig } from '@vyloha/config';
import { JsonLd } from '@vyloha/ui';
import { Suspense } from 'react';
import { useRootData } from '../compose/root-data';
import { goodsCorner } from './goods-corner';
import type { homeWithGoodsLoader } from './home-page-loader.server';
import { productInText } from './product-in-text';
import { shopJsonLd } from './shop-json-ld';

/** The home page with the catalog's boxes in its blocks and below them. */
export function HomePage() {
  const { publicUrl } = usePublicConfig();
  const shopName = useRootData()?.shell.shopName;
  const { recommended, featured } = useLoaderData<typeof homeWithGoodsLoader>();
  const goods = (
    <>
      <Suspense>
        <LateGoodsStrips featured={featured} recommended={recommended} corner={goodsCorner} />
      </Suspense>
      <LastVisited corner={goodsCorner} />
    </>
  );
  return (
    <>
      <ComposedPage productBox={productInText} goods={goods} />
      {shopName !== undefined && <JsonLd data={shopJsonLd(shopName, publicUrl)} />}
    </>
  );
}
