import type { Config } from './config.server';
import type { Domain } from './domain';
import type { FeatureName, Features } from './features';
import type { PublicConfigData } from './public-config';

/** Whether a route guard adds a slash to the addresses of pages. */
function hasTrailingSlashes({ routeGuards }: Pick<Config, 'routeGuards'>): boolean {
  return routeGuards.includes('trailing-slash');
}

/** What only servers act on. */
const serverFeatures: readonly string[] = [
  'addressList',
  'conversions',
  'currencyFromIp',
  'currencyFromUrl',
  'customOrderNumberOfBusiness',
  'documents',
  'exchangeReturns',
  'graphqlIntrospection',
  'orderSchedules',
  'orderSchedulesOfBusiness',
  'productWildcardUrls',
  'purchaseReporting',
  'utm',
  'warrantyClaims',
] satisfies readonly FeatureName[];

/** Every page has them, so what browsers do not need would only make it heavier: what is off, or not for them. */
function toPublicFeatures(features: Features): Features {
  const shown = Object.entries(features).filter(([name, isOn]) => isOn && !serverFeatures.includes(name));
  return Object.fromEntries(shown);
}

/** The part of the settings available in the browser, for a page of the given domain. */
export function toPublicConfig(config: Config, domain: Domain): PublicConfigData {
  return {
    publicUrl: config.publicUrl,
    features: toPublicFeatures(config.features),
    theme: config.theme,
    domain,
    domains: config.domains,
    ...(hasTrailingSlashes(config) && { hasTrailingSlashes: true as const }),
    addressServiceUrl: config.services.addressAutocompleteUrl,
  };
}
