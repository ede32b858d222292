import { describe, expect, it } from 'vitest';
import { toPrefixes, toQueryWords, unaccent } from '@vyloha/backend-catalog/testing';
import { isSearchable } from '@vyloha/backend-catalog';
import { czechWords, slovakWords } from './testing/inflected-words';

/** Whether a query of one word finds the other. */
function meets(query: string, word: string): boolean {
  return toPrefixes(unaccent(query)).some((beginning) => unaccent(word).startsWith(beginning));
}

describe('toQueryWords', () => {
  it.each([
    ['Hadice na vodu 20 m', ['hadice', 'vodu']],
    ['ZV-10023', ['10023']],
    ['až', []],
  ])('%j', (query, words) => {
    expect(toQueryWords(query)).toEqual(words);
  });

  it('uses at most eight terms', () => {
    expect(toQueryWords('jedna dva tri ctyri pet sest sedm osm devet deset')).toHaveLength(8);
  });
});

describe('isSearchable', () => {
  it.each([
    ['hadice', true],
    ['A4-1', true],
    ['na do', false],
    ['', false],
  ])('%j: %s', (query, isIt) => {
    expect(isSearchable(query)).toBe(isIt);
  });
});

describe('toPrefixes', () => {
  it.each([
    [['hadice', 'hadici', 'hadicemi', 'hadicim'], 'hadic'],
    [['zahradni', 'zahradnich', 'zahradnimi', 'zahradniho'], 'zahradn'],
    [['cerveny', 'cervena', 'cervenou', 'cerveneho', 'cervenych'], 'cerven'],
    [['krhla', 'krhly', 'krhlu', 'krhlami'], 'krhl'],
    [['ruza', 'ruze', 'ruziam', 'ruziach'], 'ruz'],
  ])('%j share a prefix', (forms, stem) => {
    expect(forms.map((form) => toPrefixes(form)[0])).toEqual(forms.map(() => stem));
  });

  it.each([...czechWords, ...slovakWords])('%s is found by each of its forms', (name, ...forms) => {
    expect([name, ...forms].filter((form) => !meets(form, name))).toEqual([]);
  });

  it.each([
    ['lopatka', 'lopatek'],
    ['lopatce', 'lopatek'],
    ['okno', 'oken'],
    ['jablko', 'jablek'],
    ['vědro', 'věder'],
    ['stůl', 'stoly'],
    ['nůž', 'nože'],
    ['rajče', 'rajčata'],
    ['rajčata', 'rajče'],
    ['krhla', 'krhiel'],
    ['vrece', 'vriec'],
    ['paradajka', 'paradajok'],
  ])('%s finds %s', (query, word) => {
    expect(meets(query, word)).toBe(true);
  });

  it.each([
    ['sklenice', 'skleník'],
    ['skleník', 'sklenice'],
    ['hadice', 'hadr'],
    ['koš', 'kus'],
    ['kus', 'koš'],
    ['růže', 'ruka'],
    ['paleta', 'palec'],
    ['lopata', 'lopuch'],
    ['salát', 'salám'],
    ['koza', 'kohout'],
    ['kolo', 'kulatý'],
    ['dřevo', 'dřez'],
  ])('%s does not find %s', (query, word) => {
    expect(meets(query, word)).toBe(false);
  });

  it.each([
    ['nuzek', 'nuzk'],
    ['konve', 'konev'],
    ['lopatce', 'lopatk'],
    ['sekaciek', 'sekack'],
  ])('%j is a form of %j, too', (form, beginning) => {
    expect(toPrefixes(form)).toContain(beginning);
  });

  it.each(['10023', 'a4', '20mm'])('leaves %j as it is', (word) => {
    expect(toPrefixes(word)).toEqual([word]);
  });
});
