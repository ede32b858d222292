import { useLoaderData } from '@remix-run/react';
import { BranchStock } from '@vyloha/branches/ui';
import { formatQuantity } from '@vyloha/cart';
import { ProductPage as Page, VariantBatch } from '@vyloha/catalog/ui';
import { Suspense, lazy } from 'react';
import { goodsCorner } from './goods-corner';
import type { productWithBranchesLoader } from './product-page-loader.server';

/** Business users alone see it, so only their browsers fetch it; the server has it at hand. */
const Batch = import.meta.env.SSR
  ? VariantBatch
  : lazy(async () => ({ default: (await import('./variant-batch')).VariantBatch }));

export function ProductPage() {
  const { batch, branches, product } = useLoaderData<typeof productWithBranchesLoader>();
  const stocked = branches.flatMap(({ name, slug, warehouseId }) => {
    const stock = product.stockByWarehouse[warehouseId];
    return stock === undefined ? [] : [{ name, slug, ...stock, pieces: formatQuantity(stock.pieces) }];
  });
  return (
    <Page
      corner={goodsCorner}
      stock={<BranchStock branches={stocked} unit={product.unit} />}
      batch={
        batch.length > 0 && (
          <Suspense>
            <Batch variants={batch} />
          </Suspense>
        )
      }
    />
  );
}
