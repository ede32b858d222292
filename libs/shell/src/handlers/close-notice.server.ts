import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { ownPathOrNull, paths } from '@vyloha/links';
import { formatClosed, parseClosed, parseCloseNotice } from '../model/closed-notices';

/** Closes a notice for a year and goes back to the page it stood on. */
export async function closeNoticeAction({ request, context }: ActionFunctionArgs) {
  const input = parseCloseNotice(Object.fromEntries(await request.formData()));
  if (input === null) throw new Response(null, { status: 400 });
  const closed = new Set(parseClosed(context.cookies.get('closed'))).add(input.notice);
  context.cookies.set('closed', formatClosed([...closed]));
  return redirect(ownPathOrNull(input.redirectTo) ?? paths.home(), 303);
}
