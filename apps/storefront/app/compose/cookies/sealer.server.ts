import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts values that the shopper's browser stores and only the shop may read. */
export interface Sealer {
  seal(purpose: string, text: string): string;
  /** `null` for anything that no current key has sealed for this purpose. */
  open(purpose: string, sealed: string): string | null;
}

/**
 * The first secret encrypts and all of them decrypt, so secrets can be rotated while sealed cookies are in use.
 * The purpose is authenticated too: a cookie's value is invalid under another cookie's name.
 */
export function createSealer(secrets: readonly string[]): Sealer {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'vyloha sealed cookie', 32)));
  const [current] = keys;
  if (current === undefined) throw new TypeError('A sealer needs at least one secret');
  return {
    seal: (purpose, text) => encrypt(current, purpose, text),
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return null;
      for (const key of keys) {
        const text = decrypt(key, purpose, bytes);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function encrypt(key: Buffer, purpose: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(purpose));
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([iv, ...encrypted, cipher.getAuthTag()]).toString('base64url');
}

function decrypt(key: Buffer, purpose: string, bytes: Buffer): string | null {
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(-tagBytes));
  try {
    return decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
