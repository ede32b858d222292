import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anIdentity } from './testing/an-identity';
import { bearerHeader, commonHeaders, guestCartHeader, sharedKey } from './backend-identity.server';

describe('headers', () => {
  it('describe what is shown', () => {
    const identity = anIdentity({
      groups: ['customers', 'vip'],
      translationVariant: 'garden',
      forwardedFor: '203.0.113.7',
    });
    expect(commonHeaders(identity)).toEqual({
      'X-User-Variant': 'b2c',
      'X-User-Groups': 'customers,vip',
      'X-Currency': 'CZK',
      'X-Locale': 'cs',
      'X-Default-Locale': 'cs',
      'X-Domain-Code': 'cz',
      'X-Translation-Variant': 'garden',
      'X-Forwarded-For': '203.0.113.7',
    });
  });

  it('identify the customer and cart only where there is one', () => {
    expect(bearerHeader(anIdentity())).toEqual({});
    expect(guestCartHeader(anIdentity())).toEqual({});
    expect(bearerHeader(anIdentity({ token: 't' }))).toEqual({ Authorization: 'Bearer t' });
    expect(guestCartHeader(anIdentity({ guestToken: 'g' }))).toEqual({ 'X-Guest-Cart': 'g' });
  });
});

describe('sharedKey', () => {
  it('contains nothing personal', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (token, guestToken, forwardedFor) => {
        const personal = anIdentity({ token, guestToken, forwardedFor });
        expect(sharedKey('x', personal)).toBe(sharedKey('x', anIdentity()));
      }),
    );
  });

  it('does not depend on the order of groups', () => {
    const key = sharedKey('x', anIdentity({ groups: ['a', 'b'] }));
    expect(sharedKey('x', anIdentity({ groups: ['b', 'a'] }))).toBe(key);
  });

  it.each([
    { locale: 'sk' },
    { currency: 'EUR' },
    { variant: 'b2b' },
    { groups: ['vip'] },
    { domainCode: 'sk' },
  ] as const)('differs by %o', (difference) => {
    expect(sharedKey('x', anIdentity(difference))).not.toBe(sharedKey('x', anIdentity()));
  });

  it('is different for different requests', () => {
    const part = fc.stringMatching(/^[a-z,"[\]]{0,3}$/);
    const request = fc.record({ what: part, groups: fc.array(part, { maxLength: 3 }), variant: part });
    fc.assert(
      fc.property(request, request, (a, b) => {
        const isSame =
          JSON.stringify([a.what, a.variant, [...a.groups].sort()]) ===
          JSON.stringify([b.what, b.variant, [...b.groups].sort()]);
        expect(sharedKey(a.what, anIdentity(a)) === sharedKey(b.what, anIdentity(b))).toBe(isSame);
      }),
    );
  });
});
