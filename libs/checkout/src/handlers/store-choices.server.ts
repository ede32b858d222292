import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '@vyloha/forms/server';
import { noContent } from '@vyloha/links/server';
import { advance } from '../machine/checkout-state';
import { parseUnfinishedForm } from '../model/placing/unfinished-form';
import { readCheckout, writeCheckout } from './checkout-cookie.server';

/** Keeps what the shopper has filled in so far, for a reload or a way back; does nothing in any other step. */
export async function storeChoicesAction({ request, context }: ActionFunctionArgs): Promise<Response> {
  const choices = parseUnfinishedForm(await readForm(request));
  const state = readCheckout(context);
  if (state.value === 'methods') writeCheckout(context, advance(state, { type: 'choices.stored', ...choices }));
  return noContent();
}
