import { describe, expect, it } from 'vitest';
import { defaultLocale, isLocale, languages, locales } from './languages';
import { byLocale, mapTranslated, pickTranslation, withDefaultTranslations } from './translated';

describe('languages', () => {
  it('have distinct codes that Intl knows; every text exists in the default one', () => {
    expect(new Set(locales).size).toBe(languages.length);
    expect(Intl.getCanonicalLocales([...locales])).toEqual(locales);
    expect(languages.find(({ code }) => code === defaultLocale)?.isRequired).toBe(true);
  });

  it.each(['CS', 'cs-CZ', 'toString', '', null])('do not include %o', (value) => {
    expect(isLocale(value)).toBe(false);
  });
});

describe('pickTranslation', () => {
  it.each([
    [{ cs: 'Hadice', sk: 'Hadica' }, 'Hadica'],
    [{ cs: 'Hadice', sk: '' }, 'Hadice'],
    [{ cs: 'Hadice', sk: null }, 'Hadice'],
    [{ cs: null, sk: null }, null],
    [{ cs: ['a'], sk: [] }, ['a']],
    [{ cs: [], sk: ['b'] }, ['b']],
    [{ cs: 1, sk: 0 }, 0],
  ])('of %o takes %o', (translated, expected) => {
    expect(pickTranslation<unknown>(translated, 'sk')).toEqual(expected);
  });

  it('takes the default language for one that a text was stored without', () => {
    const stored = Object.assign(
      byLocale((locale) => locale),
      { sk: undefined },
    );
    expect(pickTranslation(stored, 'sk')).toBe(defaultLocale);
  });
});

describe('translated values', () => {
  it('are changed in each language', () => {
    expect(
      mapTranslated(
        byLocale((locale) => locale),
        (text, locale) => `${text}-${locale}`,
      ),
    ).toEqual(Object.fromEntries(locales.map((locale) => [locale, `${locale}-${locale}`])));
  });

  it('are complete with those of the default language', () => {
    expect(withDefaultTranslations({ cs: 'Hadice', sk: '' })).toEqual(byLocale(() => 'Hadice'));
  });
});
