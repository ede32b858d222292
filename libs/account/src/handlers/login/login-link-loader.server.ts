import type { LoaderFunctionArgs } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { paths } from '@vyloha/links';
import { notFound, seeOther } from '@vyloha/links/server';
import { isLinkEnded } from '../../api/mailed-links.server';

/** The page that requests a login link and the target of the mailed one; a GET does not consume the secret. */
export async function loginLinkLoader({ request, context }: LoaderFunctionArgs) {
  if (!isFeatureOn(context.config.features, 'login')) throw notFound();
  if (context.shopper.isLoggedIn) throw seeOther(paths.dashboard());
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  return {
    token,
    isEnded: await isLinkEnded(context.store, 'loginLink', token),
    email: searchParams.get('email') ?? '',
    meta: { title: context.t('account:loginLink.title') },
  };
}
