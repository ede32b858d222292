import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultFeatures, isFeatureOn } from './features';
import { parseFeatures } from './parse-features';
import type { PublicConfig } from './public-config';
import { isFeatureVisible } from './public-config';
import { themeSettings } from './theme-settings';

const names = Object.keys(defaultFeatures);

describe('parseFeatures', () => {
  it('returns the defaults of the specification: only these are on', () => {
    const { features } = parseFeatures('');
    expect(
      names.filter((name) => name in features && Object.entries(features).some(([key, on]) => key === name && on)),
    ).toEqual(['login', 'popularSearches', 'purchaseReporting']);
  });

  it('turns on and off, the last entry wins', () => {
    const { features, unknown } = parseFeatures('compare, -login,wishList,-wishList,');
    expect(isFeatureOn(features, 'compare')).toBe(true);
    expect(isFeatureOn(features, 'login')).toBe(false);
    expect(isFeatureOn(features, 'wishList')).toBe(false);
    expect(unknown).toEqual([]);
  });

  it('collects unknown entries', () => {
    expect(parseFeatures('teleport,-beam,constructor').unknown).toEqual(['teleport', '-beam', 'constructor']);
  });

  it('leaves unlisted features unchanged', () => {
    fc.assert(
      fc.property(fc.subarray(names), (mentioned) => {
        const features: Record<string, boolean> = parseFeatures(mentioned.map((name) => `-${name}`).join(',')).features;
        const defaults: Record<string, boolean> = defaultFeatures;
        for (const name of names) expect(features[name]).toBe(mentioned.includes(name) ? false : defaults[name]);
      }),
    );
  });
});

describe('isFeatureVisible', () => {
  const domain = { host: '*', code: 'cz', locale: 'cs', currency: 'CZK' } as const;
  const config: PublicConfig = {
    publicUrl: 'http://localhost:3000',
    features: parseFeatures('wishList').features,
    theme: 'default',
    themeSettings: themeSettings.default,
    domain,
    domains: [domain],
    addressServiceUrl: null,
  };
  const hidden: PublicConfig = { ...config, themeSettings: { ...themeSettings.default, hiddenFeatures: ['wishList'] } };

  it('requires feature, theme and server setting', () => {
    expect(isFeatureVisible(config, 'wishList')).toBe(true);
    expect(isFeatureVisible(config, 'wishList', false)).toBe(false);
    expect(isFeatureVisible(hidden, 'wishList')).toBe(false);
    expect(isFeatureVisible(config, 'compare')).toBe(false);
  });
});
