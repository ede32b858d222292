import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { firstErrorText } from '@vyloha/contract';
import { readFields } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { badRequest, refused, seeOther } from '@vyloha/links/server';
import { followNewsletterLink } from '../api/consents.server';
import type { NewsletterLink } from '../model/newsletter';

/** What a mail program posts to the link when its own button is pressed (RFC 8058); it has no cookies and reads no page. */
const oneClickField = 'List-Unsubscribe';

/** Longer than any secret of a mail. */
const maxSecretLength = 200;

const pathsByLink = {
  confirm: paths.newsletterConfirm,
  unsubscribe: paths.newsletterUnsubscribe,
} as const satisfies Record<NewsletterLink, (token?: string) => string>;

/** Target of a link in a mail. Opening it changes nothing: mail programs open links by themselves. */
async function loadLink({ request, context }: LoaderFunctionArgs, link: NewsletterLink) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { link, token, meta: { title: context.t(`shell:newsletter.${link}.title`) } };
}

/** Follows the link. When the store refuses, e.g. an old link, the page says why and keeps its secret. */
async function followLink({ request, context }: ActionFunctionArgs, link: NewsletterLink) {
  const fields = await readFields(request, { names: ['token', ...(link === 'unsubscribe' ? [oneClickField] : [])] });
  const isOneClick = fields[oneClickField] !== undefined;
  const token = (isOneClick ? new URL(request.url).searchParams.get('token') : fields['token']) ?? '';
  if (token.length > maxSecretLength) throw badRequest();
  const response = await followNewsletterLink(context.store, link, token);
  // It follows no redirect.
  if (isOneClick) return response.ok ? null : refused(null);
  if (!response.ok) {
    const text = firstErrorText(response.errors) ?? context.t('ui:failure.text');
    context.session.flash({ kind: 'danger', text });
    return seeOther(pathsByLink[link](token));
  }
  context.session.flash({ kind: 'success', text: context.t(`shell:newsletter.${link}.done`) });
  return seeOther(pathsByLink[link]());
}

export const confirmNewsletterLoader = (args: LoaderFunctionArgs) => loadLink(args, 'confirm');
export const confirmNewsletterAction = (args: ActionFunctionArgs) => followLink(args, 'confirm');
export const unsubscribeNewsletterLoader = (args: LoaderFunctionArgs) => loadLink(args, 'unsubscribe');
export const unsubscribeNewsletterAction = (args: ActionFunctionArgs) => followLink(args, 'unsubscribe');
