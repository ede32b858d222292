import { readBoundedText } from '@vyloha/http-client';
import * as v from 'valibot';
import { aresResponse } from './ares-response';

/** A subject is a few kilobytes; more is no subject. */
const maxBytes = 256 * 1024;
const notFound = 404;

const subject = v.pipe(v.string(), v.parseJson(), aresResponse);

/**
 * One subject by the REST protocol of ARES.
 * @returns null when the register knows no such number
 * @throws for every other response: an error, another subject, no subject
 */
export async function fetchSubject(url: string, ico: string, signal: AbortSignal) {
  const response = await fetch(`${url}/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/${ico}`, {
    signal,
    redirect: 'error',
    headers: { Accept: 'application/json' },
  });
  if (response.status === notFound) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The register answered ${response.status}`);
  }
  const found = v.parse(subject, await readBoundedText(response, maxBytes));
  if (found.ico !== ico) throw new Error('The register answered with another subject');
  return found;
}
