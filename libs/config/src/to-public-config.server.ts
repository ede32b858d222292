import type { Config } from './config.server';
import type { Domain } from './domain';
import type { PublicConfig } from './public-config';
import { themeSettings } from './theme-settings';

/** The part of the settings a browser may know, for a page of the given domain. */
export function toPublicConfig(config: Config, domain: Domain): PublicConfig {
  return {
    publicUrl: config.publicUrl,
    features: config.features,
    theme: config.theme,
    themeSettings: themeSettings[config.theme],
    domain,
    domains: config.domains,
  };
}
