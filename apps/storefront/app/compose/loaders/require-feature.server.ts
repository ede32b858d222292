import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FeatureName } from '@vyloha/config';
import { notFound } from '@vyloha/links/server';
import { isFeatureEnabled } from '@vyloha/session/server';

/**
 * Gives a page its own validity check: where it fails loader and action alike respond 404.
 *
 * `export const loader = requireValid(isLoggedIn, ordersLoader);`
 */
export function requireValid<TArgs extends LoaderFunctionArgs, TResult>(
  isValid: (args: TArgs) => boolean | Promise<boolean>,
  handler: (args: TArgs) => Promise<TResult>,
): (args: TArgs) => Promise<TResult> {
  return async (args) => {
    if (await isValid(args)) return handler(args);
    throw notFound();
  };
}

/**
 * A page that exists only where its feature is on, the theme has a place for it and the server's setting allows it.
 *
 * `export const loader = requireFeature('compare', comparePageLoader);`
 */
export function requireFeature<TArgs extends LoaderFunctionArgs, TResult>(
  name: FeatureName,
  handler: (args: TArgs) => Promise<TResult>,
): (args: TArgs) => Promise<TResult> {
  return requireValid(({ context }) => isFeatureEnabled(context, name), handler);
}
