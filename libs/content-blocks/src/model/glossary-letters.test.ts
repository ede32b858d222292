import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupByLetter, letterAnchor } from './glossary-letters';
import type { TermLink } from './term-link';

const term = (title: string): TermLink => ({ id: title, title, perex: null, to: '/slovnik/x' });
const groupsOf = (titles: readonly string[], locale: 'cs' | 'sk' = 'cs') =>
  groupByLetter(titles.map(term), locale).map(({ letter, terms }) => `${letter}: ${terms.map(({ title }) => title)}`);

it('keeps to the Czech alphabet: ch after h, č after c, á with a', () => {
  expect(
    groupsOf(['Řízek', 'Chvojka', 'Humus', 'Ametyst', 'Cibule', 'Áron', 'Čepel', 'chloróza', 'Rýč', '3D tisk']),
  ).toEqual([
    '0–9: 3D tisk',
    'A: Ametyst,Áron',
    'C: Cibule',
    'Č: Čepel',
    'H: Humus',
    'Ch: chloróza,Chvojka',
    'R: Rýč',
    'Ř: Řízek',
  ]);
});

it('keeps to the Slovak alphabet: ô after o', () => {
  expect(groupsOf(['Ôsmak', 'Orba', 'Päta', 'Ďatelina'], 'sk')).toEqual([
    'D: Ďatelina',
    'O: Orba',
    'Ô: Ôsmak',
    'P: Päta',
  ]);
});

it('loses and doubles no word', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.constantFrom('cs', 'sk'), (titles, locale) => {
      const shown = groupByLetter(titles.map(term), locale).flatMap(({ terms }) => terms.map(({ title }) => title));
      expect(shown.toSorted()).toEqual(titles.toSorted());
    }),
  );
});

it('has an anchor for each letter', () => {
  expect(letterAnchor('Ch')).toBe('pismeno-ch');
});
