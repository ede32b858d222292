import type { BackendIdentity } from '../backend-identity.server';

/** A guest without a cart on the Czech domain. */
export function anIdentity(overrides: Partial<BackendIdentity> = {}): BackendIdentity {
  return {
    locale: 'cs',
    currency: 'CZK',
    variant: 'b2c',
    groups: [],
    domainCode: 'cz',
    preview: null,
    translationVariant: '',
    token: null,
    guestToken: null,
    forwardedFor: null,
    ...overrides,
  };
}
