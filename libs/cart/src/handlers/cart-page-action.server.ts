import { type ActionFunctionArgs, data } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { cartFields, parseCartCommand } from '../model/changes/cart-command';
import type { CartActionResult } from '../model/changes/cart-action-result';
import { removeLinePath } from '../model/lines/remove-line-path';
import { runCartCommand, toCartRefusal } from './run-cart-command.server';

/**
 * Handles all cart changes, posted to the cart's URL. The response to a plain form is a redirect with a message, or
 * the page with the error; a script that requests JSON (`respondWith=json`) gets the result itself.
 */
export async function cartPageAction({ request, context }: ActionFunctionArgs) {
  const fields = await readFields(request, cartFields);
  const parsed = parseCartCommand(fields);
  const result = parsed.ok ? await runCartCommand(context, parsed.value) : toCartRefusal(parsed.problem);
  if (!result.ok) return refused<CartActionResult>(result);
  if (fields['respondWith'] === 'json') return data<CartActionResult>(result);
  const change = result.value;
  if (change.kind === 'removalToConfirm') return seeOther(removeLinePath(change.lineId));
  if (change.notice !== null) context.session.flash(change.notice);
  return seeOther(paths.cart());
}
