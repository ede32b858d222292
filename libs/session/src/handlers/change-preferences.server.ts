import type { ActionFunctionArgs } from '@remix-run/node';
import { readFields } from '@vyloha/forms/server';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { badRequest, seeOther } from '@vyloha/links/server';
import { preferencesFields, parsePreferences } from '../model/preferences-input';

/** Changes currency, language or the display of prices, and reloads the page the shopper came from. */
export async function changePreferencesAction({ request, context }: ActionFunctionArgs) {
  const input = parsePreferences(await readFields(request, { names: preferencesFields }));
  if (input === null) throw badRequest();
  const { redirectTo, ...preferences } = input;
  for (const name of ['currency', 'locale', 'displayVat', 'displayBothPrices'] as const) {
    const value = preferences[name];
    if (value !== undefined) context.cookies.set(name, value);
  }
  return seeOther(sameOriginPathOrNull(redirectTo) ?? paths.home());
}
