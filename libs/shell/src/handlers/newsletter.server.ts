import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { ownPathOrNull, paths } from '@vyloha/links';
import { subscribeNewsletter } from '../api/subscribe-newsletter.server';
import { type NewsletterRefusal, parseSignUp, signUpFields } from '../model/newsletter';

/** The sign-up as a page of its own. */
export async function newsletterPageLoader({ context }: LoaderFunctionArgs) {
  return { meta: { title: context.t('shell:newsletter.title') } };
}

/** Signs up and goes back with a word of thanks, or says beside the field what is wrong. */
export async function newsletterAction({ request, context }: ActionFunctionArgs) {
  const { store, session, config, t } = context;
  const { email, source, redirectTo } = parseSignUp(await readFields(request, { names: signUpFields }));
  const answer = await subscribeNewsletter(store, { email, source, callbackUrl: `${config.publicUrl}${paths.home()}` });
  if (!answer.ok) {
    const refusal: NewsletterRefusal = { email, problem: answer.errors[0]?.title ?? t('ui:failure.title') };
    return data(refusal, { status: answer.status });
  }
  session.flash({ kind: 'success', text: t('shell:newsletter.done') });
  return redirect(ownPathOrNull(redirectTo) ?? paths.home(), 303);
}
