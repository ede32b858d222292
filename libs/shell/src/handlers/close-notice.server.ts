import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { ownPathOrNull, paths } from '@vyloha/links';
import { afterClosing, closeNoticeFields, formatClosed, parseClosed, parseCloseNotice } from '../model/closed-notices';

/** Closes a notice for a year. A form posted by the browser itself goes back to the page it stood on. */
export async function closeNoticeAction({ request, context }: ActionFunctionArgs) {
  const input = parseCloseNotice(await readFields(request, { names: closeNoticeFields }));
  if (input === null) throw new Response(null, { status: 400 });
  const closed = afterClosing(parseClosed(context.cookies.get('closed')), input);
  context.cookies.set('closed', formatClosed(closed));
  if (input.redirectTo === undefined) return null;
  return redirect(ownPathOrNull(input.redirectTo) ?? paths.home(), 303);
}
