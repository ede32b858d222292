import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { advance } from '../machine/checkout-state';
import { currencyOfCountry, isPaidInCurrency } from '../model/country';
import { deliveryDetailsInput } from '../model/delivery-details-input';
import { readCheckout, writeCheckout } from './checkout-cookie.server';

const SEE_OTHER = 303;
const UNPROCESSABLE = 422;
const currencyButton = 'currency';

/**
 * Takes the delivery details. A country whose money is not the one prices are in is refused with the offer to switch:
 * the button for it sends the same form with the currency.
 */
export async function deliveryPageAction({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const parsed = await parseSubmission(fields, deliveryDetailsInput, [currencyButton]);
  if (!parsed.ok) return data({ ...parsed.refusal, currencyToSwitchTo: null }, { status: UNPROCESSABLE });
  const { country } = parsed.value;
  const needed = currencyOfCountry(country);
  const isSwitching = fields.get(currencyButton) === needed;
  if (isSwitching) context.cookies.set('currency', needed);
  else if (!isPaidInCurrency(country, context.currency.code)) {
    const title = context.t('checkout:country.currencyMismatch', { currency: needed });
    const refusal = parsed.refuse([{ title, field: 'country' }]);
    return data({ ...refusal, currencyToSwitchTo: needed }, { status: UNPROCESSABLE });
  }
  const state = advance(readCheckout(context), { type: 'purchase.begun' });
  writeCheckout(context, advance(state, { type: 'details.given', details: parsed.value }));
  return redirect(paths.checkoutMethods(), SEE_OTHER);
}
