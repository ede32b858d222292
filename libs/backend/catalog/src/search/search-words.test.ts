import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSpelling, toSearchWords } from './search-words';

describe('toSearchWords', () => {
  it.each([
    ['Zahradní hadice Flexi – zelená, 20 m', ['zahradni', 'hadice', 'flexi', 'zelena', '20', 'm']],
    ['Růže růže RŮŽE', ['ruze']],
    ['ľahká kôra', ['lahka', 'kora']],
    ['ZV-10023-1', ['zv', '10023', '1']],
    ['  ', []],
  ])('%j', (text, words) => {
    expect(toSearchWords(text)).toEqual(words);
  });

  it('changes nothing when its words are split again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = toSearchWords(text);
        expect(toSearchWords(words.join(' '))).toEqual(words);
      }),
    );
  });
});

describe('findSpelling', () => {
  it.each([
    ['Zahradní Hadice, 20 m', 'hadice', 'Hadice'],
    ['Zahradní hadice', 'zahradni', 'Zahradní'],
    ['Zahradní hadice', 'konev', null],
  ])('%j has %j as %j', (text, word, written) => {
    expect(findSpelling(text, word)).toBe(written);
  });
});
