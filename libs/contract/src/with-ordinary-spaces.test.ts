import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withOrdinarySpaces } from './with-ordinary-spaces';

const kinds =
  '\t \u00a0\u0085\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u200e\u200f\u2028\u2029\u202a\u202c\u202f\u205f\u2060\u2066\u2069\u3000\ufeff';

describe('withOrdinarySpaces', () => {
  it.each([...kinds])('takes %j for a space', (space) => {
    expect(withOrdinarySpaces(`602${space}00`)).toBe('602 00');
  });

  it('changes nothing else, in particular no line ends and no emoji', () => {
    const text = 'Praha 1\r\nVchod ze dvora\n👩‍🌾';
    expect(withOrdinarySpaces(text)).toBe(text);
  });

  it('leaves what has only ordinary spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = withOrdinarySpaces(text);
        expect(withOrdinarySpaces(plain)).toBe(plain);
        expect(plain).toHaveLength(text.length);
      }),
    );
  });
});
