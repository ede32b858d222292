import type { Config } from './config.server';
import type { Domain } from './domain';
import { type Features, type PublicFeatureName, serverFeatures } from './features';
import type { PublicConfigData } from './public-config';

/** Whether a route guard adds a slash to the addresses of pages. */
function hasTrailingSlashes({ routeGuards }: Pick<Config, 'routeGuards'>): boolean {
  return routeGuards.includes('trailing-slash');
}

/** Every page has them, so what browsers do not need would only make it heavier: what is off, or not for them. */
function toPublicFeatures(features: Features): Features<PublicFeatureName> {
  const isForServers = (name: string) => serverFeatures.some((feature) => feature === name);
  const shown = Object.entries(features).filter(([name, isOn]) => isOn && !isForServers(name));
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
    ...(config.paymentMarks.length > 0 && { paymentMarks: config.paymentMarks }),
    addressServiceUrl: config.services.addressAutocompleteUrl,
  };
}
