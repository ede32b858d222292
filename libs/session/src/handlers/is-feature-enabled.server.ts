import type {} from './load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import { isFeatureVisible, themeSettings } from '@vyloha/config';
import type { FeatureName } from '@vyloha/config';
import { getGlobals } from '../api/shop.server';
import type { Globals } from '../model/globals';

/** Features that the shop's own settings (`settings.functions` of the globals) have to allow as well. */
const functionByFeature: Partial<Record<FeatureName, string>> = {
  addressList: 'users_addresses',
  shoppingLists: 'shopping_lists',
};

type Settings = Parameters<typeof isFeatureVisible>[0];

/** Whether a feature is on, the theme supports it and the server's setting allows it. */
export function isFeatureAllowed(settings: Settings, functions: Globals['functions'], name: FeatureName): boolean {
  const shopFunction = functionByFeature[name];
  return isFeatureVisible(settings, name, shopFunction === undefined || functions[shopFunction] === true);
}

/** The same for the shopper of a request. */
export async function isFeatureEnabled({ config, store }: AppLoadContext, name: FeatureName): Promise<boolean> {
  const settings = { features: config.features, themeSettings: themeSettings[config.theme] };
  // Avoids fetching the globals for features that they do not affect.
  const needsShopSettings = functionByFeature[name] !== undefined && isFeatureVisible(settings, name);
  return isFeatureAllowed(settings, needsShopSettings ? (await getGlobals(store)).functions : {}, name);
}
