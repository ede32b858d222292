import { hasSecretAddress } from '@vyloha/links';

/** More would be no name. */
const maxLength = 60;

function lastSegmentOf(pathname: string): string {
  try {
    return decodeURIComponent(pathname.split('/').findLast((segment) => segment !== '') ?? '');
  } catch {
    return '';
  }
}

/**
 * The words in the last segment of a path, to be searched for.
 * @param minLength of a word that the search takes
 * @returns `null` where there are none, or they are a secret
 */
export function wordsOfPath(pathname: string, minLength: number): string | null {
  if (hasSecretAddress(pathname)) return null;
  const words = lastSegmentOf(pathname)
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const text = words.join(' ');
  const hasWord = words.some((word) => word.length >= minLength && /^\p{L}+$/u.test(word));
  return hasWord && text.length <= maxLength ? text : null;
}
