import type {} from './load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import { isShown, themeSettings } from '@vyloha/config';
import type { FeatureName } from '@vyloha/config';
import { getGlobals } from '../api/get-globals.server';

/** Features that the shop's own settings (`settings.functions` of the globals) have to allow as well. */
const functionOf: Partial<Record<FeatureName, string>> = {
  addressList: 'users_addresses',
  shoppingLists: 'shopping_lists',
};

/** Whether a feature is on, the theme has a place for it and the server's setting allows it. */
export async function isFeatureShown({ config, store }: AppLoadContext, name: FeatureName): Promise<boolean> {
  const settings = { features: config.features, themeSettings: themeSettings[config.theme] };
  const shopFunction = functionOf[name];
  if (shopFunction === undefined || !isShown(settings, name)) return isShown(settings, name);
  return (await getGlobals(store)).functions[shopFunction] === true;
}
