import { workspaceRoot } from '@nx/devkit';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareLanguages, flatten } from './translations.mjs';

const folders = [
  ...readdirSync(join(workspaceRoot, 'libs')).map((library) => join('libs', library, 'src', 'i18n')),
  join('apps', 'backend', 'src', 'i18n'),
].filter((folder) => existsSync(join(workspaceRoot, folder, 'cs.json')));

const read = (folder: string, locale: string) =>
  JSON.parse(readFileSync(join(workspaceRoot, folder, `${locale}.json`), 'utf8'));

describe('translations', () => {
  it.each(folders)('%s has the same keys in both languages', (folder) => {
    expect(compareLanguages(read(folder, 'cs'), read(folder, 'sk'))).toEqual([]);
  });

  it('are translated, not copied: most long texts differ between the languages', () => {
    const pairs = folders.flatMap((folder) => {
      const slovak = new Map(flatten(read(folder, 'sk')));
      return flatten(read(folder, 'cs')).map(([key, text]) => ({ text, other: slovak.get(key) }));
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
    expect(compareLanguages(cs, sk)).toEqual([
      'b.c is missing in sk',
      'e is missing in cs',
      'd is empty',
      'a has other placeholders in sk',
    ]);
  });
});
