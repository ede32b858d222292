import { describe, expect, it } from 'vitest';
import { defaultLocale, locales } from '@vyloha/contract';
import { isTextKey, translate } from './texts';

const files = {
  ...import.meta.glob<object>('./*.json', { eager: true, import: 'default' }),
  ...import.meta.glob<object>(['../mail/texts/*.json', '../orders/confirmation/texts/*.json'], {
    eager: true,
    import: 'default',
  }),
};

/** Dotted keys, each with the placeholders of its text. */
function placeholdersByKey(texts: object): Record<string, string[]> {
  const entries = Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(placeholdersByKey(value)).map(([inner, found]) => [`${key}.${inner}`, found] as const)
      : [[key, [...String(value).matchAll(/\{\w+\}/g)].map(([name]) => name).sort()] as const],
  );
  return Object.fromEntries(entries);
}

describe('texts', () => {
  it.each(['.', '../mail/texts', '../orders/confirmation/texts'])(
    'in %s have the same keys and placeholders in every language',
    (folder) => {
      const [inDefault, ...others] = locales.map((locale) =>
        placeholdersByKey(files[`${folder}/${locale}.json`] ?? {}),
      );
      expect(Object.keys(inDefault ?? {})).not.toEqual([]);
      for (const other of others) expect(other).toEqual(inDefault);
    },
  );

  it('fill in values and leave unknown ones visible', () => {
    expect(translate(defaultLocale, 'tooManyAttempts', { wait: '30 s' })).toBe(
      'Příliš mnoho pokusů, zkuste to prosím za 30 s',
    );
    expect(translate('sk', 'tooManyAttempts')).toContain('{wait}');
  });

  it('distinguish their keys from other strings', () => {
    expect(isTextKey('notFound')).toBe(true);
    expect(isTextKey('toString')).toBe(false);
  });
});
