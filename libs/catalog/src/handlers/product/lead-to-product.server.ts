import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { isOn } from '@vyloha/config';
import { paths, withQueryOf } from '@vyloha/links';
import { findProductByCode } from '../../api/find-product-by-code.server';
import { getProduct } from '../../api/get-product.server';
import { codeKey, isPathOf, pathOfCode } from '../../model/variants/code-in-address';

const found = 302;
const moved = 301;

/** @throws a redirect to the goods whose code the address names; a code that nobody has is passed over */
export async function leadToCode({ request, context }: Omit<LoaderFunctionArgs, 'params'>): Promise<void> {
  const url = new URL(request.url);
  const code = url.searchParams.get(codeKey);
  if (!code) return;
  const product = await findProductByCode(context.cms, code);
  if (product === null || !product.isInCatalog) return;
  url.searchParams.delete(codeKey);
  throw redirect(withQueryOf(url.search, pathOfCode(product, code)), found);
}

/** @throws a redirect to the goods that stand under their category at the address, where the shop wants such addresses */
export async function leadToWildcard({ params, request, context }: LoaderFunctionArgs): Promise<void> {
  if (!isOn(context.config.features, 'productWildcardUrls')) return;
  const path = params['*'] ?? '';
  const product = await getProduct(context.cms, path.split('/').at(-1) ?? '');
  if (product === null || !product.isInCatalog || !isPathOf(product, path)) return;
  throw redirect(withQueryOf(new URL(request.url).search, paths.product(product.slug)), moved);
}
