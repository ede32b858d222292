import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadStockedBranchesOrNone } from '@vyloha/branches/server';
import { productPageLoader } from '@vyloha/catalog/server';

/** A product with the branches that have it in stock. */
export async function productWithBranchesLoader(args: LoaderFunctionArgs) {
  const [page, branches] = await Promise.all([productPageLoader(args), loadStockedBranchesOrNone(args.context.store)]);
  return { ...page, branches: branches.filter(({ warehouseId }) => warehouseId in page.product.stockByWarehouse) };
}
