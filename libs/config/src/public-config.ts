import type { Domain } from './domain';
import type { FeatureName, Features } from './features';
import type { ThemeName, ThemeSettings } from './theme-settings';

/** What of the configuration a browser may know. */
export interface PublicConfig {
  /** Origin without a trailing slash. */
  publicUrl: string;
  features: Features;
  theme: ThemeName;
  themeSettings: ThemeSettings;
  /** The domain this page is served from. */
  domain: Domain;
  domains: readonly Domain[];
}

/**
 * A thing shows when its feature is on and the theme has a place for it and the server's setting allows it.
 * @param serverAllows the server's setting, where there is one.
 */
export function isShown(config: PublicConfig, name: FeatureName, serverAllows = true): boolean {
  return config.features[name] && !config.themeSettings.hiddenFeatures.includes(name) && serverAllows;
}
