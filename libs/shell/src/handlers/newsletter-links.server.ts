import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { firstErrorText } from '@vyloha/contract';
import { readMailLink } from '@vyloha/forms/server';
import { paths, withQuery } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { followNewsletterLink, requestUnsubscribeLink } from '../api/consents.server';
import { confirmedStep, type NewsletterRefusal, parseUnsubscribeStep, stepKey } from '../model/newsletter';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';
const stepOf = (request: Request) => new URL(request.url).searchParams.get(stepKey);

/** Target of a link in a mail. Opening it changes nothing: mail programs open links by themselves. */
export async function confirmNewsletterLoader({ request, context }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  const isDone = token === '' && stepOf(request) === confirmedStep;
  return { token, isDone, meta: { title: context.t(`shell:newsletter.confirm.${isDone ? 'done' : 'title'}`) } };
}

/** Confirms. When the store refuses, e.g. an old link, the page says why and keeps its secret. */
export async function confirmNewsletterAction({ request, context }: ActionFunctionArgs) {
  const { token } = await readMailLink(request);
  const response = await followNewsletterLink(context.store, 'confirm', token);
  if (!response.ok) {
    const text = firstErrorText(response.errors) ?? context.t('ui:failure.text');
    context.session.flash({ kind: 'danger', text });
    return seeOther(paths.newsletterConfirm(token));
  }
  return seeOther(withQuery(paths.newsletterConfirm(), { [stepKey]: confirmedStep }));
}

/** The subscriber's own address, as above; without its token the page asks for the e-mail, to which it is mailed. */
export async function unsubscribeNewsletterLoader({ request, context }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  const step = parseUnsubscribeStep(token, stepOf(request));
  const title = context.t(`shell:newsletter.unsubscribe.${step === 'odhlaseno' ? 'doneTitle' : 'title'}`);
  return { token, step, meta: { title } };
}

/** Has the subscriber's address mailed, or shows the error at the field. The answer does not tell who is subscribed. */
async function mailLink({ store, t }: AppLoadContext, email: string) {
  const response = await requestUnsubscribeLink(store, email);
  if (response.ok) return seeOther(paths.newsletterUnsubscribe({ step: 'odeslano' }));
  const refusal: NewsletterRefusal = { email, problem: response.errors[0]?.title ?? t('ui:failure.text') };
  return refused(refusal, { status: response.status });
}

/** Unsubscribes, which twice is once. Where the link is none of the shop's, or dead, the page asks for the e-mail. */
export async function unsubscribeNewsletterAction({ request, context }: ActionFunctionArgs) {
  const { token, isOneClick, fields } = await readMailLink(request, { isUnsubscribing: true, names: ['email'] });
  const { email } = fields;
  if (email !== undefined && !isOneClick) return mailLink(context, email);
  const response = await followNewsletterLink(context.store, 'unsubscribe', token);
  if (isOneClick) return response.ok ? null : refused(null, { status: response.status });
  if (response.ok) return seeOther(paths.newsletterUnsubscribe({ step: 'odhlaseno' }));
  if (response.errors.some(({ code }) => code === 'token_dead')) {
    const refusal: NewsletterRefusal = { email: '', problem: null };
    return refused(refusal, { status: response.status });
  }
  context.session.flash({ kind: 'danger', text: firstErrorText(response.errors) ?? context.t('ui:failure.text') });
  return seeOther(paths.newsletterUnsubscribe({ token }));
}
