import type { LoaderFunctionArgs } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import { getGlobals } from '@vyloha/session/server';
import { requireCustomer } from '../customer-session/require-customer.server';
import { createUserMenu } from './user-menu.server';

/** Data of the layout of every page in the user area. */
export async function userAreaLoader(args: LoaderFunctionArgs) {
  const user = requireCustomer(args);
  const { config, store } = args.context;
  const { functions } = await getGlobals(store);
  const settings = { features: config.features, themeSettings: themeSettings[config.theme] };
  return { menu: createUserMenu(settings, functions, user) };
}
