import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { firstErrorText } from '@vyloha/contract';
import { ownPathOrNull, paths } from '@vyloha/links';
import { loginAs } from '../api/login-as.server';
import { forgetCustomer } from './forget-customer.server';
import { letIn } from './let-in.server';

const SEE_OTHER = 303;
const staffMark = 'true';

/**
 * Logs the shop's staff in as a customer, by a token good for one login. Whoever was logged in before is out first, but
 * not for a token that lets nobody in: any page of the web may lead a shopper here.
 */
export async function authProxyLoader({ request, context }: LoaderFunctionArgs) {
  const { cookies, session, store, t } = context;
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  if (token === '') {
    session.flash({ kind: 'danger', text: t('account:loginAs.missing') });
    return redirect(paths.home(), SEE_OTHER);
  }
  const answer = await loginAs(store, token);
  if (!answer.ok) {
    session.flash({ kind: 'danger', text: firstErrorText(answer.errors) ?? t('account:loginAs.refused') });
    return redirect(paths.home(), SEE_OTHER);
  }
  await forgetCustomer(context);
  if (await letIn(context, { token: answer.data, deviceToken: null })) {
    cookies.setSealed('staff', staffMark, answer.data);
    session.flash({ kind: 'info', text: t('account:loginAs.success') });
  }
  return redirect(ownPathOrNull(searchParams.get('redirectTo')) ?? paths.home(), SEE_OTHER);
}
