import type { AppLoadContext } from '@remix-run/node';
import { accountPaths, paths, sellingPointSlugs } from '@vyloha/links';
import { isFeatureEnabled } from '@vyloha/session/server';

/**
 * Where a defect is claimed without an account; a page of text in shops that take claims otherwise.
 * @param token secret of an order, which is then found already
 */
export async function claimUrl(context: AppLoadContext, token?: string): Promise<string> {
  if (!(await isFeatureEnabled(context, 'warrantyClaims'))) return paths.page(sellingPointSlugs.claims);
  return token === undefined ? accountPaths.claimLookup() : accountPaths.claimOrder(token);
}
