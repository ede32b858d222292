import { type ActionFunctionArgs, data } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { withUnavailableFallback } from '@vyloha/http-client';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { type CartCommand, cartFields, parseCartCommand } from '../model/changes/cart-command';
import type { CartActionResult } from '../model/changes/cart-action-result';
import { loginToCart } from './cart-in-account.server';
import { removeLinePath } from '../model/lines/remove-line-path';
import { reportCartCommand } from './report-cart-command.server';
import { runCartCommand, toCartRefusal } from './run-cart-command.server';

/**
 * Handles all cart changes, posted to the cart's URL. The response to a plain form is a redirect with a message, or
 * the page with the error; a script that requests JSON (`respondWith=json`) gets the result itself.
 */
export async function cartPageAction({ request, context }: ActionFunctionArgs) {
  const fields = await readFields(request, cartFields);
  const parsed = parseCartCommand(fields);
  const isAdding = parsed.ok && (parsed.value.intent === 'add' || parsed.value.intent === 'addBatch');
  // What is added is merged by the login; anything else concerns the cart in the account.
  const login = isAdding ? null : loginToCart(context, paths.cart());
  if (login !== null) return login;
  const isScript = fields['respondWith'] === 'json';
  const run = (command: CartCommand) => reportCartCommand(context, command, () => runCartCommand(context, command));
  const running = parsed.ok ? run(parsed.value) : Promise.resolve(toCartRefusal(parsed.problem));
  const result = isScript ? await withUnavailableFallback(running, () => null) : await running;
  // The shopper stays on the page where the button is; a plain form gets the error page.
  if (result === null) return data<CartActionResult>(toCartRefusal({ kind: 'unreachable' }), { status: 503 });
  if (!result.ok) return refused<CartActionResult>(result);
  if (isScript) return data<CartActionResult>(result);
  const change = result.value;
  if (change.kind === 'removalToConfirm') return seeOther(removeLinePath(change.lineId));
  if (change.notice !== null) context.session.flash(change.notice);
  return seeOther(paths.cart());
}
