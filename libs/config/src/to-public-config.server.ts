import type { Config } from './config.server';
import type { Domain } from './domain';
import type { PublicConfigData } from './public-config';

/** Whether a route guard adds a slash to the addresses of pages. */
function hasTrailingSlashes({ routeGuards }: Pick<Config, 'routeGuards'>): boolean {
  return routeGuards.includes('trailing-slash');
}

/** The part of the settings available in the browser, for a page of the given domain. */
export function toPublicConfig(config: Config, domain: Domain): PublicConfigData {
  return {
    publicUrl: config.publicUrl,
    // Every page has them: those that are off would only make it heavier.
    features: Object.fromEntries(Object.entries(config.features).filter(([, isOn]) => isOn)),
    theme: config.theme,
    domain,
    domains: config.domains,
    ...(hasTrailingSlashes(config) && { hasTrailingSlashes: true as const }),
    addressServiceUrl: config.services.addressAutocompleteUrl,
  };
}
