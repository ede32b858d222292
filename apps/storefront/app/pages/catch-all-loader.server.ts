import type { LoaderFunctionArgs } from '@remix-run/node';
import { categoryPageLoader, redirectToProductByWildcard } from '@vyloha/catalog/server';
import { loadBuiltPage, loadWireBlocks } from '@vyloha/content-blocks/server';

type CategoryPage = Awaited<ReturnType<typeof categoryPageLoader>>;
type Blocks = Awaited<ReturnType<typeof loadWireBlocks>>;
type Catalogue = Omit<CategoryPage, 'content'> & { content?: Blocks };
type BuiltPage = NonNullable<Awaited<ReturnType<typeof loadBuiltPage>>>;

/** The data of a URL of the catch-all route. */
export type CatchAllData = ({ kind: 'catalogue' } & Catalogue) | ({ kind: 'builtPage' } & BuiltPage);

const notFound = 404;

/** With the blocks that editors built for it; most pages have none. */
async function withBlocks(
  { content, ...page }: CategoryPage,
  context: LoaderFunctionArgs['context'],
): Promise<Catalogue> {
  return content.length === 0 ? page : { ...page, content: await loadWireBlocks(context, content) };
}

/**
 * Resolves a URL that no other route has; the first match wins: the catalog (one call finds categories, virtual
 * categories, filtered categories and brands, in this order), then a page built of blocks; both are requested at once;
 * then products under their category, where the shop uses such URLs. Otherwise 404, on which the fallbacks are tried.
 */
export async function catchAllLoader(args: LoaderFunctionArgs): Promise<CatchAllData> {
  const [catalogue, builtPage] = await Promise.allSettled([categoryPageLoader(args), loadBuiltPage(args)]);
  if (catalogue.status === 'fulfilled')
    return { kind: 'catalogue', ...(await withBlocks(catalogue.value, args.context)) };
  if (!(catalogue.reason instanceof Response && catalogue.reason.status === notFound)) throw catalogue.reason;
  if (builtPage.status === 'rejected') throw builtPage.reason;
  if (builtPage.value === null) {
    await redirectToProductByWildcard(args);
    throw catalogue.reason;
  }
  return { kind: 'builtPage', ...builtPage.value };
}
