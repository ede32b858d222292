import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { firstErrorText } from '@vyloha/contract';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { accountPaths, paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { deleteAccount, setNewsletterConsent } from '../../api/profile.server';
import { accountDeletionInput } from '../../model/email-change-input';
import { clearCustomerSession } from '../customer-session/clear-customer-session.server';
import { requireCustomer } from '../customer-session/require-customer.server';

async function saveConsent({ session, store, t }: AppLoadContext, isWanted: boolean) {
  const response = await setNewsletterConsent(store, { isWanted, wording: t('account:privacy.wording') });
  session.flash(
    response.ok
      ? { kind: 'success', text: t('account:privacy.saved') }
      : { kind: 'danger', text: firstErrorText(response.errors) ?? t('ui:failure.text') },
  );
  return seeOther(accountPaths.privacy());
}

/** Subscribes to the newsletter, unsubscribes, or deletes the account by its password. */
export async function privacyAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  const { context, request } = args;
  const fields = await readForm(request);
  const newsletter = fields.get('newsletter');
  if (newsletter !== null) return saveConsent(context, newsletter === 'true');
  const form = await parseSubmission(fields, accountDeletionInput);
  if (!form.ok) return refused(form.problem);
  const response = await deleteAccount(context.store, form.value.password);
  if (!response.ok) return refused(form.refuse(response.errors), { status: response.status });
  await clearCustomerSession(context);
  context.session.flash({ kind: 'success', text: context.t('account:privacy.deleted') });
  return seeOther(paths.home());
}
