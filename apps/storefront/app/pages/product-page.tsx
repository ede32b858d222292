import { useLoaderData } from '@remix-run/react';
import { BranchStock } from '@vyloha/branches/ui';
import { formatQuantity } from '@vyloha/cart';
import { ProductPage as Page } from '@vyloha/catalog/ui';
import { goodsCorner } from './goods-corner';
import type { productWithBranchesLoader } from './product-page-loader.server';

export function ProductPage() {
  const { branches, product } = useLoaderData<typeof productWithBranchesLoader>();
  const stocked = branches.flatMap(({ name, slug, warehouseId }) => {
    const stock = product.stockByWarehouse[warehouseId];
    return stock === undefined ? [] : [{ name, slug, ...stock, pieces: formatQuantity(stock.pieces) }];
  });
  return <Page corner={goodsCorner} stock={<BranchStock branches={stocked} unit={product.unit} />} />;
}
