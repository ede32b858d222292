import { workspaceRoot } from '@nx/devkit';
import { defaultLocale, locales } from '@vyloha/contract';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareTexts, flatten } from './translations.mjs';

const folders = [
  ...readdirSync(join(workspaceRoot, 'libs')).map((library) => join('libs', library, 'src', 'i18n')),
  join('apps', 'backend', 'src', 'i18n'),
  join('apps', 'backend', 'src', 'mail', 'texts'),
  join('apps', 'storefront', 'app', 'compose', 'errors', 'static-texts'),
].filter((folder) => existsSync(join(workspaceRoot, folder)));

const read = (folder: string, locale: string) =>
  JSON.parse(readFileSync(join(workspaceRoot, folder, `${locale}.json`), 'utf8'));
const others = locales.filter((locale) => locale !== defaultLocale);

describe.each(others)('translations to %s', (locale) => {
  it.each(folders)('%s has the same keys as the default language', (folder) => {
    expect(compareTexts(read(folder, defaultLocale), read(folder, locale))).toEqual([]);
  });

  it('are translated, not copied: most long texts differ between the languages', () => {
    const pairs = folders.flatMap((folder) => {
      const translations = new Map(flatten(read(folder, locale)));
      return flatten(read(folder, defaultLocale)).map(([key, text]) => ({ text, other: translations.get(key) }));
    });
    // A short text may well be the same in both languages; one of four own words rarely is.
    const words = (text: string) => text.replace(/\{\w+\}/g, '').match(/\p{L}{3,}/gu) ?? [];
    const long = pairs.filter(({ text }) => words(text).length >= 4);
    expect(long.length).toBeGreaterThan(0);
    const sameByIntent = ['This page could not be found'];
    expect(long.filter(({ text, other }) => text === other && !sameByIntent.includes(text))).toEqual([]);
  });
});

describe('the comparison', () => {
  it('finds missing, surplus, empty and mismatched texts', () => {
    const cs = { a: 'x {n}', b: { c: 'y' }, d: ' ' };
    const sk = { a: 'x {m}', d: 'z', e: 'q' };
    expect(compareTexts(cs, sk)).toEqual(['b.c is missing', 'e is surplus', 'd is empty', 'a has other placeholders']);
  });
});
