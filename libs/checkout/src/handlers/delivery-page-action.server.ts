import type { ActionFunctionArgs } from '@remix-run/node';
import { loadVatNumberState } from '@vyloha/account/server';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { advance } from '../machine/checkout-state';
import { shipToField } from '../model/address-book/saved-address';
import { companyBeforeField } from '../model/company/company-fields';
import { currencyOfCountry } from '../model/delivery-details/country';
import { createDeliveryDetailsInput } from '../model/delivery-details/delivery-details-input';
import { selectPickUp } from '../model/selection/selection';
import { readCheckout, writeCheckout } from './checkout-cookie.server';
import {
  addressBookFields,
  applyShippingAddress,
  fillAddress,
  fillCompany,
  needsCompany,
  type DeliveryFormAnswer,
} from './fill-delivery-form.server';
import { forgetGuest } from './guest-details.server';
import { loadDeliverySettings } from './load-delivery-settings.server';
import { requireNoPendingOrder } from './pending-order.server';
import { setDelivery } from './set-delivery.server';

const currencyButton = 'currency';
/** Fills a part of the form for shoppers without script. */
const fillButton = 'fill';
const forgetButton = 'forget';

/**
 * Handles the delivery details. A country whose currency is not the active one is rejected with an offer to switch:
 * its button submits the same form with the currency.
 */
export async function deliveryPageAction({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  await requireNoPendingOrder(context);
  if (fields.has(forgetButton)) {
    forgetGuest(context);
    return seeOther(paths.checkoutInfo());
  }
  const filling = fields.get(fillButton);
  if (filling === 'company' || (filling === null && needsCompany(fields))) return fillCompany(context, fields);
  if (filling === 'shipping' || filling === 'billing') return fillAddress(context, fields, filling);
  const settings = await loadDeliverySettings(context);
  await applyShippingAddress(context, fields, settings);
  const parsed = await parseSubmission(fields, createDeliveryDetailsInput(settings), [
    currencyButton,
    fillButton,
    shipToField,
    companyBeforeField,
    ...Object.values(addressBookFields),
  ]);
  if (!parsed.ok) return refused<DeliveryFormAnswer>({ ...parsed.problem, currencyToSwitchTo: null, notice: null });
  const { details, pickUpId } = parsed.value;
  const requiredCurrency = currencyOfCountry(settings.countries, details.country);
  const isSwitching = requiredCurrency !== null && fields.get(currencyButton) === requiredCurrency;
  if (isSwitching) context.cookies.set('currency', requiredCurrency);
  else if (requiredCurrency !== context.currency.code) {
    const title = context.t('checkout:country.currencyMismatch', { currency: requiredCurrency ?? '' });
    const refusal = parsed.refuse([{ title, field: 'country' }]);
    return refused<DeliveryFormAnswer>({ ...refusal, currencyToSwitchTo: requiredCurrency, notice: null });
  }
  // The next page shows what it says; a form has the time to wait for it.
  await loadVatNumberState(context, details, { isOptional: false });
  const state = advance(readCheckout(context), { type: 'purchase.started' });
  const { extras } = state.context;
  const selection = selectPickUp(state.context.selection, pickUpId, settings.pickUps);
  await setDelivery(context, details, selection);
  writeCheckout(
    context,
    advance(state, { type: 'details.submitted', details }, { type: 'choices.stored', selection, extras }),
  );
  return seeOther(paths.checkoutMethods());
}
