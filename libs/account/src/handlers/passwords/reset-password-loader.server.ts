import type { LoaderFunctionArgs } from '@remix-run/node';

/** The form for a new password, with the parameters of the mailed link. */
export async function resetPasswordLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return {
    token: searchParams.get('token') ?? '',
    email: searchParams.get('email') ?? '',
    meta: { title: context.t('account:reset.title') },
  };
}
