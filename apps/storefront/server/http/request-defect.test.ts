import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHost, isOwnTarget, requestDefect } from './request-defect';

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

describe('what gets past the door', () => {
  it('makes an address of this very host, with a path that can be decoded', () => {
    fc.assert(
      fc.property(text, text, (name, target) => {
        const headers = { host: `shop.example${name}` };
        if (requestDefect({ method: 'GET', url: target, headers }, false) !== null) return;
        const url = new URL(`http://${headers.host}${target}`);
        expect(url.host).toBe(new URL(`http://${headers.host}/`).host);
        expect(url.hostname.startsWith('shop.example')).toBe(true);
        expect(decodeURIComponent(url.pathname)).not.toMatch(/[\p{Cc}\\]/u);
        expect(decodeURIComponent(url.pathname)).toBe(decodeURIComponent(target.split('?')[0] ?? ''));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is every address that the shop makes itself', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 20 }),
        fc.string({ unit: 'grapheme' }),
        (segments, q) => {
          const words = segments
            .map((segment) => segment.replace(/[\p{Cc}\\]/gu, ''))
            .filter((one) => !/^\.*$/.test(one));
          const path = `/${words.map(encodeURIComponent).join('/')}`;
          expect(isOwnTarget(path)).toBe(true);
          expect(isOwnTarget(`${path}?${new URLSearchParams({ q: q.replaceAll('\0', '') })}`)).toBe(true);
        },
      ),
    );
  });

  it('reads long nonsense in one pass', () => {
    const hosts = ['.'.repeat(60_000), 'a-'.repeat(30_000), `[${':'.repeat(60_000)}`];
    for (const host of hosts) expect(isHost(host)).toBe(false);
    const targets = [`/${'/.'.repeat(30_000)}x`, `/${'%'.repeat(60_000)}`, `/${'%2e'.repeat(20_000)}/%`];
    for (const target of targets) expect(isOwnTarget(target)).toBe(false);
  });
});
