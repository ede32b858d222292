import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultFeatures, isOn } from './features';
import { parseFeatures } from './parse-features';
import type { PublicConfig } from './public-config';
import { isShown } from './public-config';
import { themeSettings } from './theme-settings';

const names = Object.keys(defaultFeatures);

describe('parseFeatures', () => {
  it('gives the defaults of the specification: only these are on', () => {
    const { features } = parseFeatures('');
    expect(
      names.filter((name) => name in features && Object.entries(features).some(([key, on]) => key === name && on)),
    ).toEqual(['login', 'purchaseReporting']);
  });

  it('turns on and off, the last mention wins', () => {
    const { features, unknown } = parseFeatures('compare, -login,wishList,-wishList,');
    expect(isOn(features, 'compare')).toBe(true);
    expect(isOn(features, 'login')).toBe(false);
    expect(isOn(features, 'wishList')).toBe(false);
    expect(unknown).toEqual([]);
  });

  it('collects what it does not know', () => {
    expect(parseFeatures('teleport,-beam,constructor').unknown).toEqual(['teleport', '-beam', 'constructor']);
  });

  it('touches nothing that is not mentioned', () => {
    fc.assert(
      fc.property(fc.subarray(names), (mentioned) => {
        const features: Record<string, boolean> = parseFeatures(mentioned.map((name) => `-${name}`).join(',')).features;
        const defaults: Record<string, boolean> = defaultFeatures;
        for (const name of names) expect(features[name]).toBe(mentioned.includes(name) ? false : defaults[name]);
      }),
    );
  });
});

describe('isShown', () => {
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

  it('needs feature, theme and server together', () => {
    expect(isShown(config, 'wishList')).toBe(true);
    expect(isShown(config, 'wishList', false)).toBe(false);
    expect(isShown(hidden, 'wishList')).toBe(false);
    expect(isShown(config, 'compare')).toBe(false);
  });
});
