import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A random secret; only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
