import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { followLoginLink } from '../api/follow-login-link.server';
import { requestLoginLink } from '../api/request-login-link.server';
import { loginLinkInput } from '../model/password-inputs';
import { letIn } from './let-in.server';
import { ownPage } from './own-page.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/** With the secret of a mail it logs in, which only a posted form does; with an e-mail it has such a mail sent. */
export async function loginLinkAction({ request, context }: ActionFunctionArgs) {
  const { session, store, t } = context;
  const form = await parseSubmission(request, loginLinkInput);
  if (!form.ok) return data(form.refusal, { status: UNPROCESSABLE });
  const { token, email = '' } = form.value;
  if (token !== undefined) {
    const login = await followLoginLink(store, token);
    if (!login.ok)
      return data(
        form.refuse(login.errors, () => undefined),
        { status: login.status },
      );
    if (!(await letIn(context, login.data))) return redirect(paths.login(), SEE_OTHER);
    session.flash({ kind: 'success', text: t('account:login.success') });
    return redirect(paths.home(), SEE_OTHER);
  }
  const answer = await requestLoginLink(store, { email, callbackUrl: ownPage(context, paths.loginLink()) });
  if (!answer.ok) return data(form.refuse(answer.errors), { status: answer.status });
  session.flash({ kind: 'info', text: t('account:loginLink.sent', { email }) });
  return redirect(paths.login(), SEE_OTHER);
}
