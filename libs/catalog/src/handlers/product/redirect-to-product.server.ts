import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { paths, mergeQuery } from '@vyloha/links';
import { movedPermanently } from '@vyloha/links/server';
import { findProductByCode, getProduct } from '../../api/products.server';
import { codeKey, isProductPath, productPathByCode } from '../../model/variants/product-code-path';

const found = 302;

/** @throws a redirect to the product whose code is in the query; an unknown code is ignored */
export async function redirectToProductByCode({ request, context }: Omit<LoaderFunctionArgs, 'params'>): Promise<void> {
  const url = new URL(request.url);
  const code = url.searchParams.get(codeKey);
  if (!code) return;
  const product = await findProductByCode(context.cms, code);
  if (product === null || !product.isInCatalog) return;
  url.searchParams.delete(codeKey);
  throw redirect(mergeQuery(url.search, productPathByCode(product, code)), found);
}

/** @throws a redirect to the product at an address under its category, where the shop has such addresses */
export async function redirectToProductByWildcard({ params, request, context }: LoaderFunctionArgs): Promise<void> {
  if (!isFeatureOn(context.config.features, 'productWildcardUrls')) return;
  const path = params['*'] ?? '';
  const product = await getProduct(context.cms, path.split('/').at(-1) ?? '');
  if (product === null || !product.isInCatalog || !isProductPath(product, path)) return;
  throw movedPermanently(mergeQuery(new URL(request.url).search, paths.product(product.slug)));
}
