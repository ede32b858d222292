import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { limits } from '@vyloha/config';
import { readFields } from '@vyloha/forms/server';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { subscribeNewsletter } from '../api/consents.server';
import { type NewsletterRefusal, parseSignUp, signUpFields } from '../model/newsletter';

/** The sign-up as a standalone page. */
export async function newsletterPageLoader({ context }: LoaderFunctionArgs) {
  return { meta: { title: context.t('shell:newsletter.title') } };
}

/** Has the link to confirm mailed and redirects back with a message that says so, or shows the error at the field. */
export async function newsletterAction({ request, context }: ActionFunctionArgs) {
  const { store, session, config, t } = context;
  const { email, source, redirectTo } = parseSignUp(await readFields(request, { names: signUpFields }));
  const response = await subscribeNewsletter(store, {
    email,
    source,
    callbackUrl: `${config.publicUrl}${paths.newsletterConfirm()}`,
    wording: t('shell:newsletter.consent', { years: limits.consentKeptYears }),
  });
  if (!response.ok) {
    const refusal: NewsletterRefusal = { email, problem: response.errors[0]?.title ?? t('ui:failure.title') };
    return refused(refusal, { status: response.status });
  }
  session.flash({ kind: 'success', text: t('shell:newsletter.done') });
  return seeOther(sameOriginPathOrNull(redirectTo) ?? paths.home());
}
