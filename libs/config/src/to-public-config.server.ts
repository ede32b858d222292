import type { Config } from './config.server';
import type { Domain } from './domain';
import type { PublicConfigData } from './public-config';

/** The part of the settings available in the browser, for a page of the given domain. */
export function toPublicConfig(config: Config, domain: Domain): PublicConfigData {
  return {
    publicUrl: config.publicUrl,
    features: config.features,
    theme: config.theme,
    domain,
    domains: config.domains,
    addressServiceUrl: config.services.addressAutocompleteUrl,
  };
}
