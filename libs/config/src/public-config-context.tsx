import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { PublicConfig, SentConfig } from './public-config';
import { themeSettings, type ThemeSettings } from './theme-settings';

const PublicConfigContext = createContext<PublicConfig | null>(null);

/** Hands the public configuration to everything below; the theme's settings are known by its name. */
export function PublicConfigProvider({ config, children }: { config: SentConfig; children: ReactNode }) {
  const complete = useMemo(() => ({ ...config, themeSettings: themeSettings[config.theme] }), [config]);
  return <PublicConfigContext.Provider value={complete}>{children}</PublicConfigContext.Provider>;
}

/** The public configuration of the page. */
export function usePublicConfig(): PublicConfig {
  const config = useContext(PublicConfigContext);
  if (config === null) throw new Error('usePublicConfig needs a PublicConfigProvider above it');
  return config;
}

/** Settings of the page's theme; of the default one where no configuration was handed down. */
export function useThemeSettings(): ThemeSettings {
  return useContext(PublicConfigContext)?.themeSettings ?? themeSettings.default;
}
