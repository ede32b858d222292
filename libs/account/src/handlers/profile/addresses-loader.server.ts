import type { LoaderFunctionArgs } from '@remix-run/node';
import { getGlobals } from '@vyloha/session/server';
import { listAddresses } from '../../api/addresses.server';
import { changeKey } from '../../model/address';
import { getDefaultCountry } from './get-default-country.server';
import { requireCustomer } from '../customer-session/require-customer.server';

/** The address book; `zmenit` in the query is the id of the address being edited. */
export async function addressesLoader(args: LoaderFunctionArgs) {
  const { name, email } = requireCustomer(args);
  const { request, context } = args;
  const [addresses, { countries }] = await Promise.all([listAddresses(context.store), getGlobals(context.store)]);
  const changedId = new URL(request.url).searchParams.get(changeKey);
  // Who has not said a name is called by the e-mail.
  const fullName = name === email ? '' : name;
  return {
    addresses,
    changed: addresses.find(({ id }) => id === changedId) ?? null,
    preset: { fullName, type: 'shipping' as const, country: getDefaultCountry(context, countries) },
    countries: countries.map(({ code, name: label }) => ({ value: code, label })),
    meta: { title: context.t('account:menu.addresses') },
  };
}
