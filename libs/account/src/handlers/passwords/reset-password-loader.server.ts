import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLinkEnded } from '../../api/mailed-links.server';

/** The form for a new password, with the parameters of the mailed link. */
export async function resetPasswordLoader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  return {
    token,
    isEnded: await isLinkEnded(context.store, 'reset', token),
    email: searchParams.get('email') ?? '',
    meta: { title: context.t('account:reset.title') },
  };
}
