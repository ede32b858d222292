import type { LoaderFunctionArgs } from '@remix-run/node';
import { articleListLoader } from '@vyloha/blog/server';
import { branchListLoader } from '@vyloha/branches/server';
import { isBranchList } from './branch-list-address';
import { expireOnChange } from './expire-on-change.server';

/** The branches share their path with the articles: `/clanky?seznam=pobocky`. */
export async function articleOrBranchListLoader(args: LoaderFunctionArgs): Promise<object> {
  return isBranchList(new URL(args.request.url).searchParams)
    ? expireOnChange(args.context, await branchListLoader(args))
    : articleListLoader(args);
}
