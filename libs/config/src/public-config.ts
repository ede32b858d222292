import type { Domain } from './domain';
import { isFeatureOn, type FeatureName, type Features, type PublicFeatureName } from './features';
import type { PaymentMark } from './payment-marks';
import type { ThemeName, ThemeSettings } from './theme-settings';

/** The part of the configuration that is serialized into a page. */
export interface PublicConfigData {
  /** Origin without a trailing slash. */
  publicUrl: string;
  features: Features<PublicFeatureName>;
  theme: ThemeName;
  /** The domain this page is served from. */
  domain: Domain;
  domains: readonly Domain[];
  /** Set where pages are at addresses with a slash at the end. */
  hasTrailingSlashes?: true;
  /** In place of the theme's; left out where the shop sets none. */
  paymentMarks?: readonly PaymentMark[];
  /** Script URL of the address-autocomplete service; `null` when there is none. Loaded on pages with an address. */
  addressServiceUrl: string | null;
}

/** The configuration available in the browser. */
export interface PublicConfig extends PublicConfigData {
  themeSettings: ThemeSettings;
}

/**
 * A feature is visible when it is on, the theme supports it and the server's setting allows it.
 * @param serverAllows the server's setting, if any.
 */
export function isFeatureVisible<Name extends FeatureName>(
  config: { features: Features<Name>; themeSettings: ThemeSettings },
  name: NoInfer<Name>,
  serverAllows = true,
): boolean {
  return isFeatureOn(config.features, name) && !config.themeSettings.hiddenFeatures.includes(name) && serverAllows;
}
