// @ts-check
import { randomBytes } from 'node:crypto';

/** The only merchant of the stand-in: nothing secret. */
export const gopayMerchant = { goid: '8123456789', clientId: 'stand-in', clientSecret: 'stand-in-secret' };

const { clientId, clientSecret } = gopayMerchant;
const basicCredentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
const tokenSeconds = 1800;

/** The access tokens of the merchant, by OAuth 2 client credentials. */
export function createTokenStore() {
  /** @type {Map<string, number>} */
  const expiries = new Map();
  return {
    /** @param {string | undefined} authorization */
    isMerchant: (authorization) => authorization === basicCredentials,

    issue() {
      const token = randomBytes(24).toString('base64url');
      expiries.set(token, Date.now() + tokenSeconds * 1000);
      return { token_type: 'bearer', access_token: token, expires_in: tokenSeconds };
    },

    /** @param {string | undefined} authorization */
    isValid: (authorization) => (expiries.get(authorization?.replace(/^Bearer /, '') ?? '') ?? 0) > Date.now(),
  };
}
