import { describe, expect, it } from 'vitest';
import { themeSettings } from './theme-settings';

const { default: standard, alternative } = themeSettings;

describe('themes', () => {
  it('have the same sections of the home page, in orders of their own', () => {
    expect(alternative.home.sections).not.toEqual(standard.home.sections);
    expect(alternative.home.sections.toSorted()).toEqual(standard.home.sections.toSorted());
  });

  it('name every section once', () => {
    for (const { home } of Object.values(themeSettings)) {
      expect(new Set(home.sections).size).toBe(home.sections.length);
    }
  });

  it('differ: the alternative one starts with goods, the default one with banners', () => {
    expect(standard.home).toMatchObject({ startsWithCategories: false, bestSellers: 0 });
    expect(standard.home.sections[0]).toBe('banners');
    expect(alternative.home).toMatchObject({ startsWithCategories: true, bestSellers: 8 });
    expect(alternative.home.sections[0]).toBe('blocks');
  });

  it('offer the order they start with', () => {
    for (const { sorts, defaultSort } of Object.values(themeSettings)) expect(sorts).toContain(defaultSort);
  });
});
