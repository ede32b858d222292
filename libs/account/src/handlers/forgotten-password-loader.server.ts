import type { LoaderFunctionArgs } from '@remix-run/node';

/** The form that asks for a link to a new password. */
export async function forgottenPasswordLoader({ context }: LoaderFunctionArgs) {
  return { meta: { title: context.t('account:forgotten.title') } };
}
