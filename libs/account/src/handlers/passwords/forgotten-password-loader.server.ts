import type { LoaderFunctionArgs } from '@remix-run/node';

/** The form that requests a password-reset link. */
export async function forgottenPasswordLoader({ context }: LoaderFunctionArgs) {
  return { meta: { title: context.t('account:forgotten.title') } };
}
