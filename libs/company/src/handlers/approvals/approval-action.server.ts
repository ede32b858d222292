import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { accountPaths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { approveOrder, cancelApproval, rejectOrder } from '../../api/approvals.server';
import { approveInput, rejectInput } from '../../model/approvals/reject-input';

type Failure = Extract<Awaited<ReturnType<typeof cancelApproval>>, { ok: false }>;

/** The page shows what has changed; the message says why nothing happened. */
function tellFailure({ session, t }: AppLoadContext, id: string, { errors }: Failure) {
  const text = errors.map(({ title }) => title).join(' ') || t('ui:failure.text');
  session.flash({ kind: 'danger', text });
  return seeOther(accountPaths.approval(id));
}

async function approve(context: AppLoadContext, id: string, fields: FormData) {
  const form = await parseSubmission(fields, approveInput, ['intent']);
  if (!form.ok) return refused(form.problem);
  const response = await approveOrder(context.store, id, Number(form.value.total));
  if (!response.ok) return tellFailure(context, id, response);
  const text = context.t('company:approval.approved', { code: response.data.orderCode });
  context.session.flash({ kind: 'success', text });
  return seeOther(accountPaths.approval(id));
}

async function reject(context: AppLoadContext, id: string, fields: FormData) {
  const form = await parseSubmission(fields, rejectInput, ['intent']);
  if (!form.ok) return refused(form.problem);
  const response = await rejectOrder(context.store, id, form.value.reason);
  if (!response.ok) return tellFailure(context, id, response);
  context.session.flash({ kind: 'success', text: context.t('company:approval.rejected') });
  return seeOther(accountPaths.approval(id));
}

async function cancel(context: AppLoadContext, id: string) {
  const response = await cancelApproval(context.store, id);
  if (!response.ok) return tellFailure(context, id, response);
  context.session.flash({ kind: 'success', text: context.t('company:approval.cancelled') });
  return seeOther(accountPaths.approval(id));
}

/** Approves or rejects the order, or cancels the buyer's own request; the button says which. */
export async function approvalAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { context, params, request } = args;
  const id = params['id'] ?? '';
  const fields = await readForm(request);
  const intent = fields.get('intent');
  if (intent === 'approve') return approve(context, id, fields);
  return intent === 'cancel' ? cancel(context, id) : reject(context, id, fields);
}
