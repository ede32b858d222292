import { describe, expect, it } from 'vitest';
import { ruleMessages } from '../rules/messages';
import { loadRuleTexts, ruleTextLocales } from './load-rule-texts';

describe('loadRuleTexts', () => {
  it.each(ruleTextLocales)('has its own text for every rule in %s', async (locale) => {
    const texts = await loadRuleTexts(locale);
    expect(Object.keys(texts).map((key) => `forms:${key}`)).toEqual(Object.values(ruleMessages));
    expect(new Set(Object.values(texts)).size).toBe(Object.keys(texts).length);
    for (const other of ruleTextLocales.filter((name) => name !== locale)) {
      const same = Object.entries(await loadRuleTexts(other)).filter(([key, text]) => Object(texts)[key] === text);
      expect(same).toEqual([]);
    }
  });

  it.each([
    ['de-AT', 'de'],
    ['PL', 'pl'],
    ['fr', 'en'],
    ['', 'en'],
    ['constructor', 'en'],
  ])('%j gets texts in %s', async (tag, locale) => {
    expect(await loadRuleTexts(tag)).toEqual(await loadRuleTexts(locale));
  });
});
