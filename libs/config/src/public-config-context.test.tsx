import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isFeatureOn } from './features';
import { isFeatureVisible } from './public-config';
import { PublicConfigProvider, usePublicConfig, useThemeSettings } from './public-config-context';
import { readConfig } from './read-config.server';
import { themeSettings } from './theme-settings';
import { toPublicConfig } from './to-public-config.server';

const config = readConfig({ THEME: 'alternative', SMTP_URL: 'smtp://user:password@mail.example.cz' });
const publicConfig = toPublicConfig(config, config.domains[0]);

function Theme() {
  const { theme, themeSettings } = usePublicConfig();
  return `${theme} ${themeSettings.catalogPageSize}`;
}

describe('the public configuration', () => {
  it('is available to components', () => {
    const page = (
      <PublicConfigProvider config={publicConfig}>
        <Theme />
      </PublicConfigProvider>
    );
    expect(renderToStaticMarkup(page)).toBe('alternative 24');
    expect(() => renderToStaticMarkup(<Theme />)).toThrow('PublicConfigProvider');
  });

  it('is not needed for the settings of the default theme', () => {
    const PageSize = () => useThemeSettings().catalogPageSize;
    expect(renderToStaticMarkup(<PageSize />)).toBe('21');
    const page = (
      <PublicConfigProvider config={publicConfig}>
        <PageSize />
      </PublicConfigProvider>
    );
    expect(renderToStaticMarkup(page)).toBe('24');
  });

  it('has no features of servers, whose use by a page is a type error', () => {
    const { features } = toPublicConfig(readConfig({ FEATURES: 'documents,compare' }), config.domains[0]);
    expect(features).toEqual({ compare: true, login: true });
    expect(isFeatureOn(features, 'compare')).toBe(true);
    // @ts-expect-error -- only servers know it
    expect(isFeatureOn(features, 'documents')).toBe(false);
    const visible = { features, themeSettings: themeSettings.default };
    // @ts-expect-error -- the same
    expect(isFeatureVisible(visible, 'documents')).toBe(false);
  });

  it('contains no secrets', () => {
    expect(Object.keys(publicConfig).sort()).toEqual([
      'addressServiceUrl',
      'domain',
      'domains',
      'features',
      'publicUrl',
      'theme',
    ]);
    expect(JSON.stringify(publicConfig)).not.toContain('password');
  });
});
