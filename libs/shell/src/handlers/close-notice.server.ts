import type { ActionFunctionArgs } from '@remix-run/node';
import { consentCategories } from '@vyloha/contract';
import { readFields } from '@vyloha/forms/server';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { badRequest, noContent, seeOther } from '@vyloha/links/server';
import {
  closeNoticeFields,
  formatClosedNotices,
  kindOf,
  parseClosedNotices,
  parseCloseNotice,
  withClosedNotice,
} from '../model/closed-notices';
import { saveConsent } from './consent/save-consent.server';

/**
 * Closes a notice for a year, the one about cookies with the shopper's decision. A form posted without JavaScript
 * redirects back to its page.
 */
export async function closeNoticeAction({ request, context }: ActionFunctionArgs) {
  const input = parseCloseNotice(await readFields(request, { names: closeNoticeFields }));
  if (input === null) throw badRequest();
  const { notice, consent, redirectTo } = input;
  let headers = new Headers();
  if (kindOf(notice) === 'consent') {
    const names = consent?.split('.') ?? [];
    const granted = consentCategories.filter((category) => consent === 'all' || names.includes(category));
    headers = await saveConsent(request, context, { granted, notice, redirectTo });
  } else {
    const closed = parseClosedNotices(context.cookies.get('closed'));
    context.cookies.set('closed', formatClosedNotices(withClosedNotice(closed, input)));
  }
  // Not `data`, of which a route without a page sends no headers to a script of its own.
  if (redirectTo === undefined) return noContent(headers);
  const response = seeOther(sameOriginPathOrNull(redirectTo) ?? paths.home());
  for (const line of headers.getSetCookie()) response.headers.append('Set-Cookie', line);
  return response;
}
