import { defaultFeatures } from '@vyloha/config';
import type { FeatureName, SentConfig } from '@vyloha/config';

/** The configuration of a shop where nothing is set, with the given features on. */
export function aPublicConfig(overrides: Partial<SentConfig> = {}, ...on: FeatureName[]): SentConfig {
  const domain = { host: '*', code: 'cz', locale: 'cs', currency: 'CZK' } as const;
  return {
    publicUrl: 'http://localhost:3000',
    features: { ...defaultFeatures, ...Object.fromEntries(on.map((name) => [name, true])) },
    theme: 'default',
    domain,
    domains: [domain],
    addressServiceUrl: null,
    ...overrides,
  };
}
