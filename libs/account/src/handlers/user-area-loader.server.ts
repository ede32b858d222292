import type { LoaderFunctionArgs } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import { getGlobals } from '@vyloha/session/server';
import { requireCustomer } from './require-customer.server';
import { userMenu } from './user-menu.server';

/** What stands around every page of the user area. */
export async function userAreaLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { config, store } = args.context;
  const { functions } = await getGlobals(store);
  return { menu: userMenu({ features: config.features, themeSettings: themeSettings[config.theme] }, functions) };
}
