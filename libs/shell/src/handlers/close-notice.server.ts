import type { ActionFunctionArgs } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { badRequest, seeOther } from '@vyloha/links/server';
import {
  withClosedNotice,
  closeNoticeFields,
  formatClosedNotices,
  parseClosedNotices,
  parseCloseNotice,
} from '../model/closed-notices';

/** Closes a notice for a year. A form posted without JavaScript redirects back to its page. */
export async function closeNoticeAction({ request, context }: ActionFunctionArgs) {
  const input = parseCloseNotice(await readFields(request, { names: closeNoticeFields }));
  if (input === null) throw badRequest();
  const closed = withClosedNotice(parseClosedNotices(context.cookies.get('closed')), input);
  context.cookies.set('closed', formatClosedNotices(closed));
  if (input.redirectTo === undefined) return null;
  return seeOther(sameOriginPathOrNull(input.redirectTo) ?? paths.home());
}
