import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { registerInvited, requireCustomer } from '@vyloha/account/server';
import { readForm } from '@vyloha/forms/server';
import { accountPaths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { acceptInvitation } from '../../api/invitations.server';

async function accept({ store, session, t }: AppLoadContext, token: string) {
  const response = await acceptInvitation(store, token);
  if (!response.ok) {
    session.flash({ kind: 'danger', text: response.errors[0]?.title ?? t('ui:failure.text') });
    return seeOther(accountPaths.companyInvitation(token));
  }
  session.flash({ kind: 'success', text: t('company:invitation.accepted') });
  return seeOther(accountPaths.company());
}

/** The invited customer joins the company; a guest registers as its member. Requires a POST: mail scanners open links. */
export async function invitationAction(args: ActionFunctionArgs) {
  const { context, request } = args;
  const form = await readForm(request);
  const token = form.get('token');
  if (form.get('intent') === 'accept') {
    requireCustomer(args);
    return accept(context, typeof token === 'string' ? token : '');
  }
  const refusal = await registerInvited(args, form);
  if (refusal !== null) return refusal;
  context.session.flash({ kind: 'success', text: context.t('company:invitation.accepted') });
  return seeOther(accountPaths.company());
}
