import { describe, expect, it } from 'vitest';
import { findRelatedPhrases } from './related-phrases';

const relatedTo = (query: string, locale: 'cs' | 'sk') =>
  findRelatedPhrases(query.split(' '), locale).flatMap(({ related }) => related.map((phrase) => phrase.join(' ')));

describe('findRelatedPhrases', () => {
  it.each([
    ['a word', 'metla', 'sk', 'koste'],
    ['one of the other language', 'metla', 'cs', 'koste'],
    ['any form', 'kostetem', 'cs', 'smetak'],
    ['several words in any order', 'misto vydejni', 'cs', 'osobni odber'],
  ] as const)('knows %s', (_what, query, locale, related) => {
    expect(relatedTo(query, locale)).toContain(related);
  });

  it('prefers what a word means in the language of the shopper', () => {
    expect(relatedTo('kapusta', 'cs')).toEqual(['kel']);
    expect(relatedTo('kapusta', 'sk')).toEqual(['zeli']);
  });

  it('does not know a part of several words', () => {
    expect(relatedTo('vydejni', 'cs')).toEqual([]);
  });
});
