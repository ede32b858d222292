import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { PublicConfig } from './public-config';

const PublicConfigContext = createContext<PublicConfig | null>(null);

/** Hands the public configuration to everything below. */
export function PublicConfigProvider({ config, children }: { config: PublicConfig; children: ReactNode }) {
  return <PublicConfigContext.Provider value={config}>{children}</PublicConfigContext.Provider>;
}

/** The public configuration of the page. */
export function usePublicConfig(): PublicConfig {
  const config = useContext(PublicConfigContext);
  if (config === null) throw new Error('usePublicConfig needs a PublicConfigProvider above it');
  return config;
}
