import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blankConfiguration, holdsFor } from './shell-configuration';
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

describe('the configuration of the frame', () => {
  it('names a banner by its last change and admits colours only', () => {
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

  it('holds for the domains it names, or for all', () => {
    expect(holdsFor({ domains: ['cz'] }, 'cz')).toBe(true);
    expect(holdsFor({ domains: ['cz'] }, 'sk')).toBe(false);
    expect(holdsFor({ domains: [] }, 'sk')).toBe(true);
  });

  it('has only the entry modals that are on, with a button where it leads somewhere', () => {
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

  it('is blank where nothing is configured', () => {
    expect(v.parse(shellConfigurationSchemas.cs, { configuration: null })).toEqual(blankConfiguration);
  });
});
