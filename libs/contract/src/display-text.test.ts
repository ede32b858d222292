import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { availabilityEntries } from './availability';
import {
  displayText,
  localizedText,
  optionalLocalizedText,
  optionalText,
  optionalTranslatedText,
  translatedText,
} from './display-text';
import { localizedPicture } from './localized-picture';
import { optionalPicture, optionalString } from './store-fields';
import { byLocale } from './translated';
import { localizedString, optionalTranslatedString, translatedString } from './translated-field';

const text = 'Hadice k bazénu v zahradě';
const joined = 'Hadice k\u00a0bazénu v\u00a0zahradě';
const texts = byLocale(() => text);

describe('a text that shoppers read has non-breaking spaces', () => {
  it.each([
    ['plain', displayText, text, joined],
    ['optional', optionalText, text, joined],
    ['missing', optionalText, undefined, null],
    ['of a picture', optionalPicture, { fileKey: 'a b', alt: text }, { fileKey: 'a b', alt: joined }],
    ['of a translated picture', localizedPicture('cs'), { path: 'a b', alt: texts }, { fileKey: 'a b', alt: joined }],
    ['of the availability', availabilityEntries.availability, text, joined],
    ['translated', translatedText, texts, byLocale(() => joined)],
    ['optionally translated', optionalTranslatedText, { ...texts, sk: null }, { ...byLocale(() => joined), sk: null }],
    ['in one language', localizedText('sk'), texts, joined],
    ['optional in one language', optionalLocalizedText('sk'), texts, joined],
    ['missing in one language', optionalLocalizedText('sk'), { cs: text, sk: '' }, null],
  ])('%s', (_, schema, value, expected) => {
    expect(v.parse(schema, value)).toEqual(expected);
  });
});

describe('any other value stays as it is', () => {
  it.each([
    ['plain', optionalString, text],
    ['translated', translatedString, texts],
    ['optionally translated', optionalTranslatedString, texts],
  ])('%s', (_, schema, value) => {
    expect(v.parse(schema, value)).toEqual(value);
  });

  it('in one language', () => {
    expect(v.parse(localizedString('cs'), texts)).toBe(text);
  });
});
