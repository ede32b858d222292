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

  it.each([
    ['what serves a purpose', 'kopani', 'ryc'],
    ['what a word is derived from', 'staflicky', 'zebrik'],
    ['phrases with a word derived from another', 'ostrihat zivy plot', 'plotostrih'],
    ['words that are in no line', 'snurovani', 'snurovat'],
  ])('finds %s', (_what, query, related) => {
    expect(relatedTo(query, 'cs')).toContain(related);
  });

  it('does not take a tool for its purpose', () => {
    expect(relatedTo('ryc', 'cs')).not.toContain('kopani');
  });

  it('does not know a part of several words', () => {
    expect(relatedTo('vydejni', 'cs')).not.toContain('osobni odber');
  });
});
