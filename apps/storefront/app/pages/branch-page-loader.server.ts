import type { LoaderFunctionArgs } from '@remix-run/node';
import { branchPageLoader } from '@vyloha/branches/server';
import { expireOnChange } from './expire-on-change.server';

/** A branch, whose opening status is true only for a time. */
export async function expiringBranchPageLoader(args: LoaderFunctionArgs) {
  return expireOnChange(args.context, await branchPageLoader(args));
}
