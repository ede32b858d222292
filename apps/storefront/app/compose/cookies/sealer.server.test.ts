import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer.server';

describe('createSealer', () => {
  const sealer = createSealer(['first secret']);

  it('opens what it sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, purpose) => {
        expect(sealer.open(purpose, sealer.seal(purpose, text))).toBe(text);
      }),
    );
  });

  it('never seals the same text the same way, nor in readable form', () => {
    const sealed = sealer.seal('session', 'tajné');
    expect(sealed).not.toBe(sealer.seal('session', 'tajné'));
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('tajné');
  });

  it('rejects every changed byte', () => {
    const sealed = Buffer.from(sealer.seal('session', 'text'), 'base64url');
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ flip;
        expect(sealer.open('session', changed.toString('base64url'))).toBeNull();
      }),
    );
  });

  it.each(['', 'x', 'not base64 at all: ěšč', 'A'.repeat(400)])('rejects %j', (text) => {
    expect(sealer.open('session', text)).toBeNull();
  });

  it('rejects a value sealed for another purpose', () => {
    expect(sealer.open('checkout', sealer.seal('session', 'text'))).toBeNull();
  });

  it('opens old values while their secret is still listed, and seals with the first', () => {
    const old = sealer.seal('session', 'text');
    const rotated = createSealer(['new secret', 'first secret']);
    expect(rotated.open('session', old)).toBe('text');
    expect(sealer.open('session', rotated.seal('session', 'text'))).toBeNull();
    expect(createSealer(['new secret']).open('session', old)).toBeNull();
  });

  it('requires a secret', () => {
    expect(() => createSealer([])).toThrow(TypeError);
  });
});
