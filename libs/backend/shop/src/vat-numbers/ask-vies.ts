import type { VatNumber } from '@vyloha/contract';
import { readBoundedText } from '@vyloha/http-client';
import * as v from 'valibot';

/** What VIES says about a number. */
export type ViesAnswer =
  | { result: 'valid'; consultationNumber: string | null; name: string | null; address: string | null }
  | { result: 'invalid'; consultationNumber: string | null };

/** An answer is about one kilobyte; more is no answer. */
const maxBytes = 64 * 1024;
const maxTextLength = 500;

/** Member states that do not publish a name or an address send dashes. */
const noText = new Set(['', '---']);
const published = v.pipe(
  v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(maxTextLength)), ''),
  v.transform((text) => (noText.has(text) ? null : text)),
);

const refusalSchema = v.object({
  actionSucceed: v.literal(false),
  errorWrappers: v.pipe(v.array(v.object({ error: v.string() })), v.minLength(1)),
});

const checkSchema = v.object({
  countryCode: v.string(),
  vatNumber: v.string(),
  valid: v.boolean(),
  requestIdentifier: published,
  name: published,
  address: published,
  /** Also beside `valid`: false because nobody knew. */
  userError: v.nullish(v.string(), ''),
});

const responseSchema = v.pipe(v.string(), v.parseJson(), v.union([refusalSchema, checkSchema]));

/** Beside a check that was made. */
const made = new Set(['', 'VALID', 'INVALID']);
/** The member state has no such numbers. */
const noSuchNumber = 'INVALID_INPUT';

/**
 * Asks by the REST protocol of VIES: `POST {url}/check-vat-number`.
 * @param requester the number of who asks, which makes VIES give a consultation number
 * @throws for every response that says neither that a number is valid nor that it is not: MS_UNAVAILABLE,
 * GLOBAL_MAX_CONCURRENT_REQ and the like, one about another number, none of the protocol
 */
export async function askVies(
  url: string,
  { country, number, requester }: VatNumber & { requester: VatNumber | null },
  signal: AbortSignal,
): Promise<ViesAnswer> {
  const response = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    signal,
    redirect: 'error',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      countryCode: country,
      vatNumber: number,
      ...(requester && { requesterMemberStateCode: requester.country, requesterNumber: requester.number }),
    }),
  });
  // Refusals come with any status, 200 among them.
  const answer = v.parse(responseSchema, await readBoundedText(response, maxBytes));
  const error =
    'errorWrappers' in answer ? answer.errorWrappers.map((wrapper) => wrapper.error).join() : answer.userError;
  if (error === noSuchNumber) return { result: 'invalid', consultationNumber: null };
  if ('errorWrappers' in answer || !made.has(error)) throw new Error(`VIES answered ${error}`);
  if (!response.ok) throw new Error(`VIES answered ${response.status}`);
  const { valid, countryCode, vatNumber, requestIdentifier: consultationNumber, name, address } = answer;
  if (countryCode !== country || vatNumber !== number) throw new Error('VIES answered about another number');
  return valid ? { result: 'valid', consultationNumber, name, address } : { result: 'invalid', consultationNumber };
}
