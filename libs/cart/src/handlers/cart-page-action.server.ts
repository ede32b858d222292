import { type ActionFunctionArgs, data } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { refused, seeOther } from '@vyloha/links/server';
import { cartFields, parseCartCommand } from '../model/changes/cart-command';
import type { CartActionResult } from '../model/changes/cart-action-result';
import { runCartCommand } from './run-cart-command.server';

/**
 * Handles all cart changes, posted to the cart's URL. The response to a plain form is a redirect with a message, or
 * the page with the error; a script that requests JSON (`respondWith=json`) gets the result itself.
 */
export async function cartPageAction({ request, context }: ActionFunctionArgs) {
  const fields = await readFields(request, cartFields);
  const parsed = parseCartCommand(fields);
  if (!parsed.ok) return refuse({ kind: 'refused', problem: parsed.problem, lineId: null, quantity: null });
  const { result, location, notice } = await runCartCommand(context, parsed.command);
  if (result.kind === 'refused') return refuse(result);
  if (fields['respondWith'] === 'json') return data<CartActionResult>(result);
  if (notice !== null) context.session.flash(notice);
  return seeOther(location);
}

function refuse(result: Extract<CartActionResult, { kind: 'refused' }>) {
  return refused<CartActionResult>(result);
}
