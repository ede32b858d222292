import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FeatureName } from '@vyloha/config';
import { isFeatureEnabled } from '@vyloha/session/server';

const notFound = 404;

/**
 * Gives a page its own validity check: where it fails loader and action alike respond 404.
 *
 * `export const loader = withMessages(['account'], requireValid(isLoggedIn, ordersLoader));`
 */
export function requireValid<TArgs extends LoaderFunctionArgs, TAnswer>(
  isValid: (args: TArgs) => boolean | Promise<boolean>,
  handler: (args: TArgs) => Promise<TAnswer>,
): (args: TArgs) => Promise<TAnswer> {
  return async (args) => {
    if (await isValid(args)) return handler(args);
    throw new Response(null, { status: notFound });
  };
}

/**
 * A page that exists only where its feature is on, the theme has a place for it and the server's setting allows it.
 *
 * `export const loader = withMessages(['catalog'], requireFeature('compare', comparePageLoader));`
 */
export function requireFeature<TArgs extends LoaderFunctionArgs, TAnswer>(
  name: FeatureName,
  handler: (args: TArgs) => Promise<TAnswer>,
): (args: TArgs) => Promise<TAnswer> {
  return requireValid(({ context }) => isFeatureEnabled(context, name), handler);
}
