import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { ownPathOrNull, paths } from '@vyloha/links';
import { getGlobals, getUser, logout } from '@vyloha/session/server';
import { login } from '../api/login.server';
import { isRestricted } from '../model/is-restricted';
import { loginInput } from '../model/login-input';

const SEE_OTHER = 303;
const FORBIDDEN = 403;
const UNPROCESSABLE = 422;

/** Whether the customer the token belongs to must not be let in. */
async function isShutOut({ store }: AppLoadContext): Promise<boolean> {
  const [answer, { restrictedGroups }] = await Promise.all([getUser(store), getGlobals(store)]);
  return answer.kind === 'found' && isRestricted(answer.user.groups, restrictedGroups);
}

function fieldOfForm(wireField: string): string | undefined {
  return wireField in loginInput.entries ? wireField : undefined;
}

/** Logs in and goes on to where the shopper wanted. A customer of a restricted group is logged out at once. */
export async function loginPageAction({ request, context }: ActionFunctionArgs) {
  const { cookies, session, store, t } = context;
  const form = await parseSubmission(request, loginInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const { email, password, redirectTo } = form.value;
  const answer = await login(store, { email, password });
  if (!answer.ok) return data(form.refuse(answer.errors.slice(0, 1), fieldOfForm), { status: answer.status });
  // From here on the store's client speaks for the customer.
  cookies.set('token', answer.data);
  if (await isShutOut(context)) {
    await logout(store);
    cookies.clear('token');
    return data(form.refuse([{ title: t('session:restricted') }]), { status: FORBIDDEN });
  }
  // What was in the guest's cart is the customer's now.
  cookies.clear('guestCart');
  session.flash({ kind: 'success', text: t('account:login.success') });
  return redirect(ownPathOrNull(redirectTo) ?? paths.home(), SEE_OTHER);
}
