import { defaultFeatures } from '@vyloha/config';
import type { PublicFeatureName, PublicConfigData } from '@vyloha/config';

/** The default configuration, with the given features on. */
export function aPublicConfig(
  overrides: Partial<PublicConfigData> = {},
  ...enabledFeatures: PublicFeatureName[]
): PublicConfigData {
  const domain = { host: '*', code: 'cz', locale: 'cs', currency: 'CZK' } as const;
  return {
    publicUrl: 'http://localhost:3000',
    features: { ...defaultFeatures, ...Object.fromEntries(enabledFeatures.map((name) => [name, true])) },
    theme: 'default',
    domain,
    domains: [domain],
    addressServiceUrl: null,
    ...overrides,
  };
}
