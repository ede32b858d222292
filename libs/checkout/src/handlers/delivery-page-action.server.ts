import type { ActionFunctionArgs } from '@remix-run/node';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { advance } from '../machine/checkout-state';
import { currencyOfCountry, isPaidInCurrency } from '../model/delivery-details/country';
import { deliveryDetailsInput } from '../model/delivery-details/delivery-details-input';
import { readCheckout, writeCheckout } from './checkout-cookie.server';
import { fillCompany, type DeliveryFormAnswer } from './fill-delivery-form.server';
import { requireNoPendingOrder } from './pending-order.server';

const currencyButton = 'currency';
/** Fills a part of the form for shoppers without script. */
const fillButton = 'fill';

/**
 * Handles the delivery details. A country whose currency is not the active one is rejected with an offer to switch:
 * its button submits the same form with the currency.
 */
export async function deliveryPageAction({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  await requireNoPendingOrder(context);
  if (fields.get(fillButton) === 'company') return fillCompany(context, fields);
  const parsed = await parseSubmission(fields, deliveryDetailsInput, [currencyButton, fillButton]);
  if (!parsed.ok) return refused<DeliveryFormAnswer>({ ...parsed.problem, currencyToSwitchTo: null, notice: null });
  const { country } = parsed.value;
  const requiredCurrency = currencyOfCountry(country);
  const isSwitching = fields.get(currencyButton) === requiredCurrency;
  if (isSwitching) context.cookies.set('currency', requiredCurrency);
  else if (!isPaidInCurrency(country, context.currency.code)) {
    const title = context.t('checkout:country.currencyMismatch', { currency: requiredCurrency });
    const refusal = parsed.refuse([{ title, field: 'country' }]);
    return refused<DeliveryFormAnswer>({ ...refusal, currencyToSwitchTo: requiredCurrency, notice: null });
  }
  const state = advance(readCheckout(context), { type: 'purchase.started' });
  writeCheckout(context, advance(state, { type: 'details.submitted', details: parsed.value }));
  return seeOther(paths.checkoutMethods());
}
