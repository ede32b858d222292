import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FeatureName } from '@vyloha/config';
import { isFeatureShown } from '@vyloha/session/server';

const notFound = 404;

/**
 * Gives a page its own validity check: where it fails the address answers 404, by loader and action alike.
 *
 * `export const loader = withMessages(['account'], whenValid(({ context }) => context.shopper.isLoggedIn, ordersLoader));`
 */
export function whenValid<TArgs extends LoaderFunctionArgs, TAnswer>(
  isValid: (args: TArgs) => boolean | Promise<boolean>,
  answer: (args: TArgs) => Promise<TAnswer>,
): (args: TArgs) => Promise<TAnswer> {
  return async (args) => {
    if (await isValid(args)) return answer(args);
    throw new Response(null, { status: notFound });
  };
}

/**
 * A page that exists only where its feature is on, the theme has a place for it and the server's setting allows it.
 *
 * `export const loader = withMessages(['catalog'], whenShown('compare', comparePageLoader));`
 */
export function whenShown<TArgs extends LoaderFunctionArgs, TAnswer>(
  name: FeatureName,
  answer: (args: TArgs) => Promise<TAnswer>,
): (args: TArgs) => Promise<TAnswer> {
  return whenValid(({ context }) => isFeatureShown(context, name), answer);
}
