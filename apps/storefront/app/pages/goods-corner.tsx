import { CompareButton, type ProductGridProps } from '@vyloha/catalog/ui';
import { isShown, usePublicConfig } from '@vyloha/config';
import { useRootData } from '../compose/root-data';

type Goods = Parameters<NonNullable<ProductGridProps['corner']>>[0];

/** What stands top right of goods wherever they are shown. */
export function goodsCorner(product: Goods) {
  return <GoodsCorner product={product} />;
}

function GoodsCorner({ product }: { product: Goods }) {
  const compared = useRootData()?.compared ?? [];
  if (!isShown(usePublicConfig(), 'compare')) return null;
  return <CompareButton product={product} isCompared={compared.includes(product.id)} />;
}
