import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { PublicConfig, PublicConfigData } from './public-config';
import { themeSettings, type ThemeSettings } from './theme-settings';

const PublicConfigContext = createContext<PublicConfig | null>(null);

/** Those of the theme, with what the shop sets itself. */
function settingsOf({ theme, paymentMarks }: PublicConfigData): ThemeSettings {
  const settings = themeSettings[theme];
  return paymentMarks === undefined ? settings : { ...settings, paymentIcons: paymentMarks };
}

/** Provides the public configuration; the theme's settings follow from its name. */
export function PublicConfigProvider({ config, children }: { config: PublicConfigData; children: ReactNode }) {
  const publicConfig = useMemo(() => ({ ...config, themeSettings: settingsOf(config) }), [config]);
  return <PublicConfigContext.Provider value={publicConfig}>{children}</PublicConfigContext.Provider>;
}

/** The public configuration of the page. */
export function usePublicConfig(): PublicConfig {
  const config = useContext(PublicConfigContext);
  if (config === null) throw new Error('usePublicConfig needs a PublicConfigProvider above it');
  return config;
}

/** Settings of the page's theme; of the default one without a provider. */
export function useThemeSettings(): ThemeSettings {
  return useContext(PublicConfigContext)?.themeSettings ?? themeSettings.default;
}
