import { describe, expect, it } from 'vitest';
import { isCrossSiteMutation } from './cross-site-check';

describe('isCrossSiteMutation', () => {
  it.each([
    ['POST', undefined, undefined, false],
    ['POST', 'http://localhost:3000', undefined, false],
    ['POST', 'http://localhost:3000', 'same-origin', false],
    ['POST', 'https://shop.example', 'same-origin', false],
    ['POST', undefined, 'same-origin', false],
    ['POST', undefined, 'none', false],
    ['POST', undefined, 'cross-site', true],
    ['POST', 'http://localhost:3000', 'cross-site', true],
    ['POST', 'https://evil.example', undefined, true],
    ['POST', 'https://evil.example', 'same-origin', true],
    ['POST', 'https://sub.shop.example', 'same-site', true],
    ['POST', undefined, 'same-site', true],
    ['POST', 'https://shop.example', 'same-site', false],
    ['POST', undefined, 'same-origin, cross-site', true],
    ['POST', undefined, 'unheard-of', true],
    ['POST', '', undefined, true],
    ['POST', 'file://', undefined, true],
    ['POST', 'https://shop.example.evil.example', undefined, true],
    ['POST', 'https://shop.example@evil.example', undefined, true],
    ['POST', 'http://shop.example', undefined, true],
    ['POST', 'http://localhost:3001', undefined, true],
    ['POST', 'null', undefined, true],
    ['POST', 'nonsense', undefined, true],
    ['DELETE', 'https://evil.example', undefined, true],
    ['PUT', undefined, 'cross-site', true],
    ['GET', 'https://evil.example', 'cross-site', false],
    ['HEAD', 'https://evil.example', 'cross-site', false],
  ])('%s origin %s, fetch site %s → %s', (method, origin, site, expected) => {
    const headers = { ...(origin !== undefined && { origin }), ...(site && { 'sec-fetch-site': site }) };
    expect(isCrossSiteMutation({ method, headers, host: 'localhost:3000', publicOrigin: 'https://shop.example' })).toBe(
      expected,
    );
  });

  it.each([
    ['https://shop.example', false],
    ['http://shop.example', true],
    ['https://shop.example:8443', true],
  ])('at the public URL the origin %s is cross-site: %s', (origin, expected) => {
    const request = { method: 'POST', headers: { origin }, host: 'shop.example', publicOrigin: 'https://shop.example' };
    expect(isCrossSiteMutation(request)).toBe(expected);
  });
});
