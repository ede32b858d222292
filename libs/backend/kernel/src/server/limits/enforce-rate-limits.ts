import { hashToken } from '../tokens';
import type { CallLimit, Limit } from './limits';
import { recordAttempt, revertAttempt } from './rate-limit';
import type { RequestContext } from '../routes/request-context';

type Caller = Pick<RequestContext, 'primary' | 'ip' | 'now'>;

/** The subjects that a limit counts besides the caller's address. */
type SubjectsOf<Of extends CallLimit> = Record<Exclude<keyof Of['subjects'], 'address'>, string>;

export interface CountedCall {
  /** Reverts the attempt when it turned out to be legitimate. */
  revert(): Promise<void>;
}

/**
 * Counts one call under all limits of its kind, or under none when one of them is exceeded.
 * @throws HttpError 429 with Retry-After when there were too many
 */
export async function enforceRateLimits<Of extends CallLimit>(
  { primary, ip, now }: Caller,
  { name, subjects: limits }: Of,
  ...[subjects]: keyof SubjectsOf<Of> extends never ? [] : [SubjectsOf<Of>]
): Promise<CountedCall> {
  const values: Readonly<Record<string, string>> = { address: ip, ...subjects };
  const kinds: readonly [string, Limit][] = Object.entries(limits);
  const keys: string[] = [];
  const revert = async () => {
    for (const key of keys) await revertAttempt(primary, key);
  };
  try {
    for (const [subject, limit] of kinds) {
      const key = `${name}.${subject}:${hashToken(values[subject] ?? '')}`;
      await recordAttempt(primary, { key, ...limit }, now());
      keys.push(key);
    }
  } catch (error) {
    await revert();
    throw error;
  }
  return { revert };
}
