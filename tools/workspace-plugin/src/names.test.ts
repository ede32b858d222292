import { describe, expect, it } from 'vitest';
import { camelCase, kebabCase, pascalCase } from './names.mjs';

describe('names', () => {
  it.each([
    ['Gift cards', 'gift-cards', 'giftCards', 'GiftCards'],
    ['giftCards', 'gift-cards', 'giftCards', 'GiftCards'],
    [' Žluťoučký kůň! ', 'zlutoucky-kun', 'zlutouckyKun', 'ZlutouckyKun'],
    ['get-cart', 'get-cart', 'getCart', 'GetCart'],
  ])('%s', (text, kebab, camel, pascal) => {
    expect([kebabCase(text), camelCase(text), pascalCase(text)]).toEqual([kebab, camel, pascal]);
  });
});
