import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const keyBytes = 32;
const saltBytes = 16;
/** One of OWASP's equivalent scrypt settings, the one that needs 32 MiB per hash. */
let cost = { N: 2 ** 15, r: 8, p: 3 };

/** For tests of anything but the strength itself: hashing would dominate their run time. */
export function weakenHashes(): void {
  cost = { N: 2 ** 4, r: 8, p: 1 };
}

function deriveKey(password: string, salt: Buffer, options: { N: number; r: number; p: number }): Promise<Buffer> {
  const limits: ScryptOptions = { ...options, maxmem: 256 * options.N * options.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyBytes, limits, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** scrypt with its parameters and salt in one string: `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const { N, r, p } = cost;
  const key = await deriveKey(password, salt, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Matches no password and takes as long to compare as a real one. */
export function createUnmatchableHash(): string {
  const { N, r, p } = cost;
  return [
    'scrypt',
    N,
    r,
    p,
    randomBytes(saltBytes).toString('base64url'),
    randomBytes(keyBytes).toString('base64url'),
  ].join('$');
}

/** Compares in constant time; a malformed stored hash matches nothing. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [kind, N, r, p, salt, hash] = stored.split('$');
  if (kind !== 'scrypt' || salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await deriveKey(password, Buffer.from(salt, 'base64url'), options);
  return expected.length === key.length && timingSafeEqual(expected, key);
}
