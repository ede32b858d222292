import { describe, expect, it } from 'vitest';
import { cutEnding, toQueryWords } from './query-words';

describe('toQueryWords', () => {
  it.each([
    ['Hadice na vodu 20 m', ['hadice', 'vodu']],
    ['ZV-10023', ['10023']],
    ['až', []],
  ])('%j', (query, words) => {
    expect(toQueryWords(query)).toEqual(words);
  });

  it('looks at eight words at most', () => {
    expect(toQueryWords('jedna dva tri ctyri pet sest sedm osm devet deset')).toHaveLength(8);
  });
});

describe('cutEnding', () => {
  it.each([
    [['hadice', 'hadici', 'hadicemi', 'hadicim'], 'hadic'],
    [['zahradni', 'zahradnich', 'zahradnimi', 'zahradniho'], 'zahradn'],
    [['cerveny', 'cervena', 'cervenou', 'cerveneho', 'cervenych'], 'cerven'],
    [['krhla', 'krhly', 'krhlu', 'krhlami'], 'krhl'],
  ])('%j share a beginning', (forms, stem) => {
    expect(forms.map(cutEnding)).toEqual(forms.map(() => stem));
  });

  it.each(['10023', 'pes', 'a4', '20mm'])('leaves %j as it is', (word) => {
    expect(cutEnding(word)).toBe(word);
  });
});
