import { describe, expect, it } from 'vitest';
import { cookieLifetimes, cookieNames } from './cookies';
import { isLocale } from './languages';

const day = 86_400;

describe('cookies', () => {
  it.each([
    ['token', 7 * day],
    ['variant', 7 * day],
    ['groups', 7 * day],
    ['guestCart', day],
    ['currency', 365 * day],
    ['displayVat', 365 * day],
    ['displayBothPrices', 365 * day],
    ['locale', 365 * day],
    ['utm', 30 * day],
    ['session', null],
    ['checkout', 30 * day],
    ['closed', 365 * day],
    ['compare', 365 * day],
    ['gifts', 30 * day],
    ['staff', 7 * day],
    ['device', 180 * day],
    ['changed', 10],
  ] as const)('%s lives %d seconds', (key, lifetime) => {
    expect(cookieLifetimes[key]).toBe(lifetime);
  });

  it('have names of their own', () => {
    expect(new Set(Object.values(cookieNames)).size).toBe(Object.keys(cookieNames).length);
  });
});

describe('isLocale', () => {
  it.each([
    ['cs', true],
    ['sk', true],
    ['CS', false],
    ['de', false],
    ['', false],
    [undefined, false],
  ])('%s: %s', (value, expected) => {
    expect(isLocale(value)).toBe(expected);
  });
});
