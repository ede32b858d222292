import type { LoaderFunctionArgs } from '@remix-run/node';
import type { User } from '@vyloha/session';
import { getGlobals } from '@vyloha/session/server';
import { getDefaultCountry } from './get-default-country.server';
import { requireCustomer } from '../customer-session/require-customer.server';

function toSettingsDetails({ firstName, lastName, phone, address, business }: User) {
  return {
    firstName,
    lastName,
    phone: phone ?? '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    postcode: address?.postcode ?? '',
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
      country: user.address?.countryCode ?? getDefaultCountry(context, countries),
    },
    countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    meta: { title: context.t('account:menu.settings') },
  };
}
