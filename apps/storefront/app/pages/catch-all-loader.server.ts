import type { LoaderFunctionArgs } from '@remix-run/node';
import { categoryPageLoader, leadToWildcard } from '@vyloha/catalog/server';
import { loadBuiltPage, loadWireBlocks } from '@vyloha/content-blocks/server';

type CategoryPage = Awaited<ReturnType<typeof categoryPageLoader>>;
type Blocks = Awaited<ReturnType<typeof loadWireBlocks>>;
type Catalogue = Omit<CategoryPage, 'content'> & { content?: Blocks };
type BuiltPage = NonNullable<Awaited<ReturnType<typeof loadBuiltPage>>>;

/** What stands at an address of the catch-all. */
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
 * What is at an address that no other route has, the first that knows it: the catalogue (one call finds categories, virtual
 * categories, filtered categories and brands, in this order), then a page built of blocks; both are asked at once; then goods
 * under their category, where the shop wants such addresses. What nobody knows is answered 404, on which the route asks the rewrite and redirect services.
 */
export async function catchAllLoader(args: LoaderFunctionArgs): Promise<CatchAllData> {
  const [catalogue, builtPage] = await Promise.allSettled([categoryPageLoader(args), loadBuiltPage(args)]);
  if (catalogue.status === 'fulfilled')
    return { kind: 'catalogue', ...(await withBlocks(catalogue.value, args.context)) };
  if (!(catalogue.reason instanceof Response && catalogue.reason.status === notFound)) throw catalogue.reason;
  if (builtPage.status === 'rejected') throw builtPage.reason;
  if (builtPage.value === null) {
    await leadToWildcard(args);
    throw catalogue.reason;
  }
  return { kind: 'builtPage', ...builtPage.value };
}
