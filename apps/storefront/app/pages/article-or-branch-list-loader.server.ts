import type { LoaderFunctionArgs } from '@remix-run/node';
import { articleListLoader } from '@vyloha/blog/server';
import { branchListLoader } from '@vyloha/branches/server';
import { isBranchList } from './branch-list-address';

/** The branches share their path with the articles: `/clanky?seznam=pobocky`. */
export async function articleOrBranchListLoader(args: LoaderFunctionArgs): Promise<object> {
  return isBranchList(new URL(args.request.url).searchParams) ? branchListLoader(args) : articleListLoader(args);
}
