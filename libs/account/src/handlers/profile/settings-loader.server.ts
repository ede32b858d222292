import type { LoaderFunctionArgs } from '@remix-run/node';
import type { User } from '@vyloha/session';
import { getGlobals } from '@vyloha/session/server';
import { toFormAddress } from '../../model/address-fields';
import { getDefaultCountry } from './get-default-country.server';
import { requireCustomer } from '../customer-session/require-customer.server';
import { loadVatNumberState } from '../vat-number/vat-number-state.server';

function toSettingsDetails({ firstName, lastName, phone, business }: User) {
  return {
    firstName,
    lastName,
    phone: phone ?? '',
    businessName: business?.name ?? '',
    tin: business?.tin ?? '',
    vatin: business?.vatin ?? '',
  };
}

/** The customer's personal data, to be edited. */
export async function settingsLoader(args: LoaderFunctionArgs) {
  const user = requireCustomer(args);
  const { context } = args;
  const { countries } = await getGlobals(context.store);
  return {
    email: user.email,
    details: {
      ...toSettingsDetails(user),
      ...(user.address === null ? { country: getDefaultCountry(context, countries) } : toFormAddress(user.address)),
    },
    vatNumberState: await loadVatNumberState(context, { vatin: user.business?.vatin }),
    countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    meta: { title: context.t('account:menu.settings') },
  };
}
