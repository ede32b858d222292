import type { Config } from './config.server';
import type { Domain } from './domain';
import type { SentConfig } from './public-config';

/** The part of the settings a browser may know, for a page of the given domain. */
export function toPublicConfig(config: Config, domain: Domain): SentConfig {
  return {
    publicUrl: config.publicUrl,
    features: config.features,
    theme: config.theme,
    domain,
    domains: config.domains,
    addressServiceUrl: config.services.addressAutocompleteUrl,
  };
}
