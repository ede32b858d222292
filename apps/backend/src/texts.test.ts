import { describe, expect, it } from 'vitest';
import { locales } from '@vyloha/contract';

const files = import.meta.glob<object>('../../../libs/backend/*/src/**/{i18n,texts}/*.json', {
  eager: true,
  import: 'default',
});
const folders = [...new Set(Object.keys(files).map((file) => file.slice(0, file.lastIndexOf('/'))))];

/** Dotted keys, each with the placeholders of its text. */
function placeholdersByKey(texts: object): Record<string, string[]> {
  const entries = Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(placeholdersByKey(value)).map(([inner, found]) => [`${key}.${inner}`, found] as const)
      : [[key, [...String(value).matchAll(/\{\w+\}/g)].map(([name]) => name).sort()] as const],
  );
  return Object.fromEntries(entries);
}

describe('texts of the backend', () => {
  it('are found in all modules that have some', () => {
    expect(folders.length).toBeGreaterThan(3);
  });

  it.each(folders)('in %s have the same keys and placeholders in every language', (folder) => {
    const [inDefault, ...others] = locales.map((locale) => placeholdersByKey(files[`${folder}/${locale}.json`] ?? {}));
    expect(Object.keys(inDefault ?? {})).not.toEqual([]);
    for (const other of others) expect(other).toEqual(inDefault);
  });
});
