import type { LoaderFunctionArgs } from '@remix-run/node';
import { privateMeta } from './private-meta.server';

/** The form that asks for a link to a new password. */
export async function forgottenPasswordLoader({ context }: LoaderFunctionArgs) {
  return { meta: privateMeta(context, 'account:forgotten.title') };
}
