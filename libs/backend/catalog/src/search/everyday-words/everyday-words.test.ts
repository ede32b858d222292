import { describe, expect, it } from 'vitest';
import { isSameWord, type Phrase, toPhrases } from '../search-slots';
import { everydayWords, purposes } from './index';

const isSamePhrase = (a: Phrase, b: Phrase) =>
  a.length === b.length && a.every((word, place) => isSameWord(word, b[place] ?? ''));

const withoutForms = (phrases: readonly Phrase[]) =>
  phrases.filter((phrase, place) => !phrases.slice(0, place).some((before) => isSamePhrase(phrase, before)));

describe('everyday words', () => {
  it('are several in each line, not forms of one', () => {
    expect(everydayWords.filter((line) => withoutForms(line.flatMap(toPhrases)).length < 2)).toEqual([]);
  });

  it('are once in the list of a language', () => {
    const lists = everydayWords.flat();
    expect(lists.filter((list) => withoutForms(toPhrases(list)).length < list.split(',').length)).toEqual([]);
  });

  it('are long enough to be searched', () => {
    expect(
      everydayWords
        .flat()
        .flatMap(toPhrases)
        .flat()
        .filter((word) => word.length < 3),
    ).toEqual([]);
  });

  it('say in both languages what serves a purpose, which is not the purpose itself', () => {
    const isIncomplete = purposes.filter(([cs, sk, ...serving]) => {
      const wanted = [...toPhrases(cs), ...toPhrases(sk)];
      const found = serving.flatMap(toPhrases);
      return (
        [cs, sk, ...serving].some((list) => toPhrases(list).length === 0) ||
        found.some((phrase) => wanted.some((other) => isSamePhrase(phrase, other)))
      );
    });
    expect(isIncomplete).toEqual([]);
  });
});
