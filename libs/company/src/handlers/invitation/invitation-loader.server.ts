import type { LoaderFunctionArgs } from '@remix-run/node';
import { accountPaths, paths } from '@vyloha/links';
import { openInvitation } from '../../api/invitations.server';

/** Where a mailed invitation leads: what it is for, and whether its owner is logged in as who is invited. */
export async function invitationLoader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const invitation = token === '' ? null : await openInvitation(context.store, token);
  const { user } = context.shopper;
  const isInvited = user !== null && user.email.toLowerCase() === invitation?.email.toLowerCase();
  return {
    token,
    invitation,
    loggedInAs: user?.email ?? null,
    isInvited,
    loginPath: paths.login(accountPaths.companyInvitation(token)),
    meta: { title: context.t('company:invitation.title') },
  };
}
