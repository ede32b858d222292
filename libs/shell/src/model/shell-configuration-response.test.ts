import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emptyConfiguration, isForDomain } from './shell-configuration';
import { shellConfigurationSchemas } from './shell-configuration-response';

const both = (cs: string | null) => ({ cs, sk: cs && `${cs} sk` });

const banner = {
  enabled: true,
  background_color: '#1d6a3c',
  font_color: 'url(//evil.example)',
  icon: 'truck',
  icon_text: both(null),
  text: both('Zdarma'),
  lastModified: '2026-11-21T00:00:00.000Z',
  domain_enabled: ['cz'],
};

function read(changes: object, locale: 'cs' | 'sk' = 'cs') {
  const configuration = { top_banner: banner, footer: null, usp_items: [], entry_modals: [], ...changes };
  return v.parse(shellConfigurationSchemas[locale], { configuration });
}

describe('the shell configuration', () => {
  it('identifies a banner by its last change and accepts only colours', () => {
    const { topBanner } = read({});
    expect(topBanner).toMatchObject({ text: 'Zdarma', backgroundColor: '#1d6a3c', fontColor: null, iconText: null });
    expect(topBanner?.version).toMatch(/^[a-z0-9]+$/);
    const later = read({ top_banner: { ...banner, lastModified: '2026-11-22T00:00:00.000Z' } });
    expect(later.topBanner?.version).not.toBe(topBanner?.version);
    expect(read({}, 'sk').topBanner?.text).toBe('Zdarma sk');
  });

  it.each([[{ enabled: false }], [{ text: both(null) }]])('has no banner with %j', (changes) => {
    expect(read({ top_banner: { ...banner, ...changes } }).topBanner).toBeNull();
  });

  it('applies to the domains it names, or to all', () => {
    expect(isForDomain({ domains: ['cz'] }, 'cz')).toBe(true);
    expect(isForDomain({ domains: ['cz'] }, 'sk')).toBe(false);
    expect(isForDomain({ domains: [] }, 'sk')).toBe(true);
  });

  it('has only the enabled entry modals, with a button where they have a link', () => {
    const modal = {
      id: 'jaro',
      enabled: true,
      title: both('Jaro'),
      text: null,
      image: { path: 'spring', alt: null },
      button_text: both('Ukázat'),
      button_link: 'novinky',
      domain_enabled: [],
    };
    const { entryModals } = read({
      entry_modals: [modal, { ...modal, enabled: false }, { ...modal, button_link: null }],
    });
    expect(entryModals.map(({ button }) => button)).toEqual([{ text: 'Ukázat', to: '/novinky' }, null]);
    expect(entryModals[0]?.image).toEqual({ fileKey: 'spring', alt: '' });
  });

  it('is empty where nothing is configured', () => {
    expect(v.parse(shellConfigurationSchemas.cs, { configuration: null })).toEqual(emptyConfiguration);
  });
});
