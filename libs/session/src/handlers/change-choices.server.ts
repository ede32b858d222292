import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { ownPathOrNull, paths } from '@vyloha/links';
import { changeChoicesFields, parseChangeChoices } from '../model/change-choices-input';

/** Changes currency, language or the display of prices, and reloads the page the shopper came from. */
export async function changeChoicesAction({ request, context }: ActionFunctionArgs) {
  const input = parseChangeChoices(await readFields(request, { names: changeChoicesFields }));
  if (input === null) throw new Response(null, { status: 400 });
  const { redirectTo, ...choices } = input;
  for (const name of ['currency', 'locale', 'displayVat', 'displayBothPrices'] as const) {
    const choice = choices[name];
    if (choice !== undefined) context.cookies.set(name, choice);
  }
  return redirect(ownPathOrNull(redirectTo) ?? paths.home(), 303);
}
