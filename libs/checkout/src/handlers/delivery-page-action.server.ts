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
 * Handles the delivery details. A country whose currency is not the active one is rejected with an offer to switch:
 * its button submits the same form with the currency.
 */
export async function deliveryPageAction({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const parsed = await parseSubmission(fields, deliveryDetailsInput, [currencyButton]);
  if (!parsed.ok) return data({ ...parsed.refusal, currencyToSwitchTo: null }, { status: UNPROCESSABLE });
  const { country } = parsed.value;
  const requiredCurrency = currencyOfCountry(country);
  const isSwitching = fields.get(currencyButton) === requiredCurrency;
  if (isSwitching) context.cookies.set('currency', requiredCurrency);
  else if (!isPaidInCurrency(country, context.currency.code)) {
    const title = context.t('checkout:country.currencyMismatch', { currency: requiredCurrency });
    const refusal = parsed.refuse([{ title, field: 'country' }]);
    return data({ ...refusal, currencyToSwitchTo: requiredCurrency }, { status: UNPROCESSABLE });
  }
  const state = advance(readCheckout(context), { type: 'purchase.started' });
  writeCheckout(context, advance(state, { type: 'details.submitted', details: parsed.value }));
  return redirect(paths.checkoutMethods(), SEE_OTHER);
}
