import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { byLocale, type Locale, locales } from '@vyloha/contract';
import type { TranslationValues } from './interpolate';
import type { Messages } from './messages';
import { createTranslate } from './translate';
import { configureI18n, messagesFor, translatorFor } from './translator.server';

const pieces: Messages = {
  none_zero: 'nic',
  none_one: '{count} kus',
  none_few: '{count} kusy',
  none_other: '{count} kusů',
  decimal_one: '{count} metr',
  decimal_few: '{count} metry',
  decimal_many: '{count} metru',
  decimal_other: '{count} metrů',
  fourForms_one: 'jeden',
  fourForms_few: 'pár',
  fourForms_many: 'mnoho',
  plain: 'Košík',
  remove: { title: 'Odebrat {name}?' },
};

function createMatchingTranslate(texts: Messages, locale: Locale = 'cs') {
  const messages = { cart: texts, shell: { close: 'Zavřít' } };
  configureI18n(byLocale(() => messages));
  const server = translatorFor(locale);
  const browser = createTranslate(locale, messagesFor(locale, ['cart', 'shell']), 'cart');
  return (key: string, values?: TranslationValues) => {
    const text = browser(key, values);
    expect(server(key.includes(':') ? key : `cart:${key}`, values)).toBe(text);
    return text;
  };
}

describe('texts', () => {
  let t: ReturnType<typeof createMatchingTranslate>;
  beforeEach(() => {
    t = createMatchingTranslate(pieces);
  });

  it.each([
    [0, 'nic'],
    [1, '1 kus'],
    [2, '2 kusy'],
    [4, '4 kusy'],
    [5, '5 kusů'],
    [22, '22 kusů'],
    [101, '101 kusů'],
    [1.5, '1,5 kusů'],
    [1219, '1\u00a0219 kusů'],
  ])('%d pieces: %s', (count, expected) => {
    expect(t('none', { count })).toBe(expected);
  });

  it.each([
    [0, '0 metrů'],
    [1.5, '1,5 metru'],
    [5, '5 metrů'],
  ])('%d metres: %s', (count, expected) => {
    expect(t('decimal', { count })).toBe(expected);
  });

  it.each([0, 5, 1000])('falls back from "other" to "many" at %d', (count) => {
    expect(t('fourForms', { count })).toBe('mnoho');
  });

  it('finds nested texts, texts of other namespaces and returns the key of a missing one', () => {
    expect(t('remove.title', { name: 'Hadice' })).toBe('Odebrat Hadice?');
    expect(t('shell:close')).toBe('Zavřít');
    expect(t('remove.body')).toBe('remove.body');
    expect(t('remove')).toBe('remove');
    expect(t('plain', { count: 3 })).toBe('Košík');
  });

  it('never interprets braces or key separators inside a value', () => {
    const texts = createMatchingTranslate({ pair: '{a} {b} {a}', nested: '{a}' });
    expect(texts('pair', { a: '{b}', b: 'B' })).toBe('{b} B {b}');
    expect(texts('nested', { a: '$t(pair) $& $1' })).toBe('$t(pair) $& $1');
  });

  it('leaves a placeholder without a value as it is', () => {
    expect(t('remove.title')).toBe('Odebrat {name}?');
  });
});

const word = fc.stringMatching(/^[a-z][a-zA-Z]{0,6}$/).filter((text) => !(text in Object.prototype));
const text = fc
  .array(
    fc.oneof(
      fc.string({ maxLength: 8 }),
      word.map((name) => `{${name}}`),
      fc.constant('{count}'),
      fc.constant('$t(a)'),
    ),
  )
  .map((parts) => parts.join(''));
const family = fc
  .tuple(
    word,
    fc.subarray(['', '_zero', '_one', '_few', '_many', '_other'], { minLength: 1 }),
    fc.array(text, { minLength: 6, maxLength: 6 }),
  )
  .map(([name, endings, texts]) => ({
    name,
    entries: endings.map((ending, index) => [name + ending, texts[index] ?? ''] as const),
  }));
const group = fc.uniqueArray(family, { selector: ({ name }) => name, minLength: 1, maxLength: 4 });
const number = fc.oneof(fc.integer({ min: -3, max: 30 }), fc.integer(), fc.double({ noNaN: true }));

describe('browser and server', () => {
  it('give the same string for every message, number and locale', () => {
    fc.assert(
      fc.property(
        group,
        group,
        fc.constantFrom(...locales),
        number,
        fc.dictionary(word, fc.oneof(fc.string(), fc.integer())),
        (top, nested, locale, count, values) => {
          const texts = {
            ...Object.fromEntries(top.flatMap(({ entries }) => entries)),
            GROUP: Object.fromEntries(nested.flatMap(({ entries }) => entries)),
          };
          const t = createMatchingTranslate(texts, locale);
          const keys = [
            ...top.map(({ name }) => name),
            ...nested.map(({ name }) => `GROUP.${name}`),
            'missing',
            'GROUP',
          ];
          for (const key of keys) {
            t(key, { ...values, count });
            t(key, values);
            t(key);
          }
        },
      ),
    );
  });
});
