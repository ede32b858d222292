import type { LoaderFunctionArgs } from '@remix-run/node';
import { branchListLoader as loadBranches } from '@vyloha/branches/server';

/** The branches share their path with the articles: `/clanky?seznam=pobocky`. */
export async function branchListLoader(args: LoaderFunctionArgs) {
  if (new URL(args.request.url).searchParams.get('seznam') !== 'pobocky') throw new Response(null, { status: 404 });
  return loadBranches(args);
}
