import type { Domain } from './domain';
import type { FeatureName, Features } from './features';
import type { ThemeName, ThemeSettings } from './theme-settings';

/** What of the configuration travels with a page. */
export interface SentConfig {
  /** Origin without a trailing slash. */
  publicUrl: string;
  features: Features;
  theme: ThemeName;
  /** The domain this page is served from. */
  domain: Domain;
  domains: readonly Domain[];
  /** Script of the address-autocomplete service; `null` when there is none. */
  addressServiceUrl: string | null;
}

/** What of the configuration a browser may know. */
export interface PublicConfig extends SentConfig {
  themeSettings: ThemeSettings;
}

/**
 * A thing shows when its feature is on and the theme has a place for it and the server's setting allows it.
 * @param serverAllows the server's setting, where there is one.
 */
export function isShown(
  config: Pick<PublicConfig, 'features' | 'themeSettings'>,
  name: FeatureName,
  serverAllows = true,
): boolean {
  return config.features[name] && !config.themeSettings.hiddenFeatures.includes(name) && serverAllows;
}
