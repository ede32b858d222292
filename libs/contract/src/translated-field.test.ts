import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { locales } from './languages';
import { byLocale } from './translated';
import {
  addOptionalLanguages,
  localizedRichText,
  localizedString,
  optionalLocalizedString,
  optionalTranslatedString,
  translatedString,
} from './translated-field';

const languages = [
  { code: 'cs', isRequired: true },
  { code: 'sk', isRequired: true },
  { code: 'pl', isRequired: false },
];

describe('a translated string', () => {
  it('needs every required language', () => {
    expect(
      v.parse(
        translatedString,
        byLocale((locale) => locale),
      ),
    ).toEqual(byLocale((locale) => locale));
    expect(v.is(translatedString, { cs: 'Hadice' })).toBe(false);
    expect(v.is(translatedString, { ...byLocale(() => 'Hadice'), sk: null })).toBe(false);
    expect(v.is(translatedString, null)).toBe(false);
  });

  it('gets the text of the default language in an optional one', () => {
    const texts = { cs: 'Hadice', sk: 'Hadica' };
    expect(addOptionalLanguages(texts, languages)).toEqual({ ...texts, pl: 'Hadice' });
    expect(addOptionalLanguages({ ...texts, pl: 'Wąż' }, languages)).toEqual({ ...texts, pl: 'Wąż' });
    expect(addOptionalLanguages({ cs: 'Hadice' }, languages)).toEqual({ cs: 'Hadice', pl: 'Hadice' });
    expect(addOptionalLanguages(null, languages)).toBeNull();
    expect(addOptionalLanguages('Hadice', languages)).toBe('Hadice');
  });

  it.each(locales)('is read in %s', (locale) => {
    expect(
      v.parse(
        localizedString(locale),
        byLocale((code) => `text ${code}`),
      ),
    ).toBe(`text ${locale}`);
    expect(
      v.parse(
        localizedRichText(locale),
        byLocale((code) => [code]),
      ),
    ).toEqual([locale]);
  });
});

describe('an optional string', () => {
  const missing = byLocale(() => null);

  it.each([[null], [undefined], [{}], [missing]])('may be missing: %o', (value) => {
    expect(v.parse(optionalTranslatedString, value)).toEqual(missing);
    expect(v.parse(optionalLocalizedString('sk'), value)).toBeNull();
  });

  it('is left out where it is missing, whatever the other languages have', () => {
    expect(v.parse(optionalLocalizedString('sk'), { cs: 'Návod', sk: '' })).toBeNull();
    expect(v.parse(optionalLocalizedString('cs'), { cs: 'Návod', sk: '' })).toBe('Návod');
  });
});
