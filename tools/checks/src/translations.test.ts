import { workspaceRoot } from '@nx/devkit';
import { defaultLocale, locales } from '@vyloha/contract';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareTexts, flatten } from './translations.mjs';

const folders = ['apps', 'libs']
  .flatMap((folder) => readdirSync(join(workspaceRoot, folder)).map((project) => join(folder, project)))
  .flatMap((project) => listTextFolders(project));

/** Folders of a project with texts in the default language. */
function listTextFolders(project: string): string[] {
  const sources = ['src', 'app']
    .map((name) => join(project, name))
    .filter((path) => existsSync(join(workspaceRoot, path)));
  return sources.flatMap((source) =>
    readdirSync(join(workspaceRoot, source), { recursive: true, encoding: 'utf8' })
      .filter((path) => basename(path) === `${defaultLocale}.json`)
      .map((path) => join(source, dirname(path))),
  );
}

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
    const sameByIntent = ['This page could not be found', 'Cena za jednotku bez DPH'];
    expect(long.filter(({ text, other }) => text === other && !sameByIntent.includes(text))).toEqual([]);
  });
});

it.each(folders)('%s has its plurals as keys of their own, the only form that the shop reads', (folder) => {
  const texts = locales.flatMap((locale) => flatten(read(folder, locale)));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ 1: text }) => /\{\s*\w+\s*,\s*\w+/.test(text))).toEqual([]);
});

it('no label says that its field is optional: the field does, once, in the words of forms', () => {
  const sayingOptional = folders
    .filter((folder) => folder !== 'libs/forms/src/i18n')
    .flatMap((folder) => locales.flatMap((locale) => flatten(read(folder, locale))))
    .filter(([, text]) => /nepovinn|volite[lľ]n/iu.test(text));
  expect(sayingOptional).toEqual([]);
});

describe('the comparison', () => {
  it('finds missing, surplus, empty and mismatched texts', () => {
    const cs = { a: 'x {n}', b: { c: 'y' }, d: ' ' };
    const sk = { a: 'x {m}', d: 'z', e: 'q' };
    expect(compareTexts(cs, sk)).toEqual(['b.c is missing', 'e is surplus', 'd is empty', 'a has other placeholders']);
  });
});
