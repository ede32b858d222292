import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { cartFields, parseCartCommand } from '../model/cart-command';
import type { CartActionResult } from '../model/cart-action-result';
import { runCartCommand } from './run-cart-command.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;

/**
 * Every change of the cart, posted to the cart's address. A plain form is answered by a redirect with a message, or by
 * the page with what was refused; a script that stays where it is (`stay`) gets the result itself.
 */
export async function cartPageAction({ request, context }: ActionFunctionArgs) {
  const fields = await readFields(request, cartFields);
  const parsed = parseCartCommand(fields);
  if (!parsed.ok) return refuse({ kind: 'refused', problem: parsed.problem, lineId: null, quantity: null });
  const { result, location, notice } = await runCartCommand(context, parsed.command);
  if (result.kind === 'refused') return refuse(result);
  if (fields['stay'] === 'true') return data<CartActionResult>(result);
  if (notice !== null) context.session.flash(notice);
  return redirect(location, SEE_OTHER);
}

function refuse(result: Extract<CartActionResult, { kind: 'refused' }>) {
  return data<CartActionResult>(result, { status: UNPROCESSABLE });
}
