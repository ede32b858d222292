import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidHost, isValidTarget, findRequestDefect } from './request-defect';

const pieces = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '%',
  '%2e',
  '%5C',
  '%00',
  '%zz',
  '%C5%99',
  '?',
  '&',
  '#',
  'a',
  '@',
  ':',
  '*',
  'ř',
  '\0',
  ' ',
);
const text = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));

describe('a valid request', () => {
  it('results in a URL of this very host, with a path that can be decoded', () => {
    fc.assert(
      fc.property(text, text, (name, target) => {
        const headers = { host: `shop.example${name}` };
        if (findRequestDefect({ method: 'GET', url: target, headers }) !== null) return;
        const url = new URL(`http://${headers.host}${target}`);
        expect(url.host).toBe(new URL(`http://${headers.host}/`).host);
        expect(url.hostname.startsWith('shop.example')).toBe(true);
        expect(decodeURIComponent(url.pathname)).not.toMatch(/[\p{Cc}\\]/u);
        expect(decodeURIComponent(url.pathname)).toBe(decodeURIComponent(target.split('?')[0] ?? ''));
      }),
      { numRuns: 2_000 },
    );
  });

  it('includes every URL that the shop generates itself', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 20 }),
        fc.string({ unit: 'grapheme' }),
        (segments, q) => {
          const words = segments
            .map((segment) => segment.replace(/[\p{Cc}\\]/gu, ''))
            .filter((one) => !/^\.*$/.test(one));
          const path = `/${words.map(encodeURIComponent).join('/')}`;
          expect(isValidTarget(path)).toBe(true);
          expect(isValidTarget(`${path}?${new URLSearchParams({ q: q.replaceAll('\0', '') })}`)).toBe(true);
        },
      ),
    );
  });

  it('is distinguished from long invalid input in linear time', () => {
    const hosts = ['.'.repeat(60_000), 'a-'.repeat(30_000), `[${':'.repeat(60_000)}`];
    for (const host of hosts) expect(isValidHost(host)).toBe(false);
    const targets = [`/${'/.'.repeat(30_000)}x`, `/${'%'.repeat(60_000)}`, `/${'%2e'.repeat(20_000)}/%`];
    for (const target of targets) expect(isValidTarget(target)).toBe(false);
  });
});
