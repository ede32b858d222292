import type { LoaderFunctionArgs } from '@remix-run/node';
import { categoryPageLoader, redirectToProductByWildcard } from '@vyloha/catalog/server';
import { builtPageLoader, loadWireBlocks } from '@vyloha/content-blocks/server';

type CategoryPage = Awaited<ReturnType<typeof categoryPageLoader>>;

const isNotFound = (reason: unknown) => reason instanceof Response && reason.status === 404;

/** With the blocks that editors built for it; most pages have none. */
async function withBlocks({ content, ...page }: CategoryPage, context: LoaderFunctionArgs['context']) {
  return { ...page, ...(content.length > 0 && { content: await loadWireBlocks(context, content) }) };
}

/**
 * Resolves a URL that no other route has; the first match wins: the catalog (one call finds categories, virtual
 * categories, filtered categories and brands, in this order), then a page built of blocks; both are requested at once;
 * then products under their category, where the shop uses such URLs. Otherwise 404, on which the fallbacks are tried.
 */
export async function catchAllLoader(args: LoaderFunctionArgs) {
  const [catalogue, builtPage] = await Promise.allSettled([categoryPageLoader(args), builtPageLoader(args)]);
  if (catalogue.status === 'fulfilled') {
    return { kind: 'catalogue' as const, ...(await withBlocks(catalogue.value, args.context)) };
  }
  if (!isNotFound(catalogue.reason)) throw catalogue.reason;
  if (builtPage.status === 'fulfilled') return { kind: 'builtPage' as const, ...builtPage.value };
  if (!isNotFound(builtPage.reason)) throw builtPage.reason;
  await redirectToProductByWildcard(args);
  throw catalogue.reason;
}
