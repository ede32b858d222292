import type {} from './load-context.server';
import type { AppLoadContext } from '@remix-run/node';
import { isShown, themeSettings } from '@vyloha/config';
import type { FeatureName } from '@vyloha/config';
import { getGlobals } from '../api/get-globals.server';
import type { Globals } from '../model/globals';

/** Features that the shop's own settings (`settings.functions` of the globals) have to allow as well. */
const functionOf: Partial<Record<FeatureName, string>> = {
  addressList: 'users_addresses',
  shoppingLists: 'shopping_lists',
};

type Settings = Parameters<typeof isShown>[0];

/** Whether a feature is on, the theme has a place for it and the server's setting allows it. */
export function isFeatureAllowed(settings: Settings, functions: Globals['functions'], name: FeatureName): boolean {
  const shopFunction = functionOf[name];
  return isShown(settings, name, shopFunction === undefined || functions[shopFunction] === true);
}

/** The same for the shopper of a request. */
export async function isFeatureShown({ config, store }: AppLoadContext, name: FeatureName): Promise<boolean> {
  const settings = { features: config.features, themeSettings: themeSettings[config.theme] };
  // Where the shop's settings have no say, nobody needs to be asked for them.
  const isUndecided = functionOf[name] !== undefined && isShown(settings, name);
  return isFeatureAllowed(settings, isUndecided ? (await getGlobals(store)).functions : {}, name);
}
