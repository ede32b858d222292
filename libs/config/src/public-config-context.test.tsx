import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PublicConfigProvider, usePublicConfig, useThemeSettings } from './public-config-context';
import { readConfig } from './read-config.server';
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
