import { LastVisited } from '@vyloha/catalog/ui';
import { HomePage as ComposedPage } from '@vyloha/content-blocks/ui';
import { usePublicConfig } from '@vyloha/config';
import { JsonLd } from '@vyloha/ui';
import { useRootData } from '../compose/root-data';
import { goodsCorner } from './goods-corner';
import { productInText } from './product-in-text';
import { shopJsonLd } from './shop-json-ld';

/** The home page with the catalog's boxes in its blocks. */
export function HomePage() {
  const { publicUrl } = usePublicConfig();
  const shopName = useRootData()?.shell.shopName;
  return (
    <>
      <ComposedPage productBox={productInText} goods={<LastVisited corner={goodsCorner} />} />
      {shopName !== undefined && <JsonLd data={shopJsonLd(shopName, publicUrl)} />}
    </>
  );
}
