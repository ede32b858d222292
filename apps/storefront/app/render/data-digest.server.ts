import { createHash } from 'node:crypto';

/** Identifies everything that a document for a whole segment is rendered from: its frame has a version in these data. */
export function dataDigest(status: number, handOff: string): string {
  return createHash('sha256').update(`${status} ${handOff}`).digest('base64url');
}
