import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupByLetter, letterAnchor } from './glossary-letters';
import cs from '../../i18n/cs.json';
import sk from '../../i18n/sk.json';
import type { TermLink } from './term-link';

const term = (title: string): TermLink => ({ id: title, title, perex: null, to: '/slovnik/x' });
const czech = { locale: 'cs', letters: cs.glossary.alphabet.split(',') } as const;
const slovak = { locale: 'sk', letters: sk.glossary.alphabet.split(',') } as const;
const formatGroups = (titles: readonly string[], alphabet: typeof czech | typeof slovak = czech) =>
  groupByLetter(titles.map(term), alphabet).map(({ letter, terms }) => `${letter}: ${terms.map(({ title }) => title)}`);

it('follows the Czech alphabet: ch after h, č after c, á with a', () => {
  expect(
    formatGroups(['Řízek', 'Chvojka', 'Humus', 'Ametyst', 'Cibule', 'Áron', 'Čepel', 'chloróza', 'Rýč', '3D tisk']),
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

it('follows the Slovak alphabet: ô after o', () => {
  expect(formatGroups(['Ôsmak', 'Orba', 'Päta', 'Ďatelina'], slovak)).toEqual([
    'D: Ďatelina',
    'O: Orba',
    'Ô: Ôsmak',
    'P: Päta',
  ]);
});

it('neither loses nor duplicates a term', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.constantFrom(czech, slovak), (titles, alphabet) => {
      const groupedTitles = groupByLetter(titles.map(term), alphabet).flatMap(({ terms }) =>
        terms.map(({ title }) => title),
      );
      expect(groupedTitles.toSorted()).toEqual(titles.toSorted());
    }),
  );
});

it('has an anchor for each letter', () => {
  expect(letterAnchor('Ch')).toBe('pismeno-ch');
});
