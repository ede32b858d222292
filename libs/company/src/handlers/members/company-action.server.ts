import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { requireCustomer, toAbsoluteUrl } from '@vyloha/account/server';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { accountPaths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { changeMember, removeMember } from '../../api/members.server';
import { inviteMember, withdrawInvitation } from '../../api/invitations.server';
import { inviteInput, memberInput, toMembershipBody } from '../../model/membership-input';

const missing = 404;

type Removal = Awaited<ReturnType<typeof removeMember>>;

/** Says what became of it; what is gone already is removed. */
function answerRemoval({ session, t }: AppLoadContext, response: Removal, text: string) {
  if (response.ok || response.status === missing) session.flash({ kind: 'success', text: t(text) });
  else session.flash({ kind: 'danger', text: response.errors[0]?.title ?? t('ui:failure.text') });
  return seeOther(accountPaths.company());
}

async function invite(context: AppLoadContext, fields: FormData) {
  const form = await parseSubmission(fields, inviteInput, ['intent']);
  if (!form.ok) return refused({ ...form.problem, intent: 'invite' });
  const { email } = form.value;
  const callbackUrl = toAbsoluteUrl(context, accountPaths.companyInvitation());
  const response = await inviteMember(context.store, { email, callbackUrl, ...toMembershipBody(form.value) });
  if (!response.ok) return refused({ ...form.refuse(response.errors), intent: 'invite' }, { status: response.status });
  context.session.flash({ kind: 'success', text: context.t('company:invite.sent', { email }) });
  return seeOther(accountPaths.company());
}

async function change(context: AppLoadContext, fields: FormData) {
  const form = await parseSubmission(fields, memberInput, ['intent']);
  if (!form.ok) return refused({ ...form.problem, intent: 'change' });
  const response = await changeMember(context.store, form.value.id, toMembershipBody(form.value));
  if (!response.ok) return refused({ ...form.refuse(response.errors), intent: 'change' }, { status: response.status });
  context.session.flash({ kind: 'success', text: context.t('company:member.saved') });
  return seeOther(accountPaths.company());
}

/** Invites, changes or removes a member, or withdraws an invitation; which one is in the field or button `intent`. */
export async function companyAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { context } = args;
  const fields = await readForm(args.request);
  const removed = fields.get('remove');
  if (typeof removed === 'string')
    return answerRemoval(context, await removeMember(context.store, removed), 'company:member.removed');
  const withdrawn = fields.get('withdraw');
  if (typeof withdrawn === 'string')
    return answerRemoval(context, await withdrawInvitation(context.store, withdrawn), 'company:invite.withdrawn');
  return fields.get('intent') === 'change' ? change(context, fields) : invite(context, fields);
}
