import { hashToken } from '../accounts/tokens';
import { limits, type Limit, type LimitName } from './limits';
import { countAttempt, forgiveAttempt } from './rate-limit';
import type { RequestContext } from './request-context';

type Caller = Pick<RequestContext, 'db' | 'ip' | 'now'>;

/** Whom a limit counts besides the caller's address. */
type Subjects<Name extends LimitName> = Record<Exclude<keyof (typeof limits)[Name], 'address'>, string>;

export interface CountedCall {
  /** Takes the attempt back that turned out to be a good one. */
  forgive(): Promise<void>;
}

/**
 * Counts one call under every limit of its kind, or under none when one of them refuses it.
 * @throws Refusal 429 with Retry-After when there were too many
 */
export async function countCall<Name extends LimitName>(
  { db, ip, now }: Caller,
  name: Name,
  ...[subjects]: keyof Subjects<Name> extends never ? [] : [Subjects<Name>]
): Promise<CountedCall> {
  const values: Readonly<Record<string, string>> = { address: ip, ...subjects };
  const kinds: readonly [string, Limit][] = Object.entries(limits[name]);
  const keys: string[] = [];
  const forgive = async () => {
    for (const key of keys) await forgiveAttempt(db, key);
  };
  try {
    for (const [subject, limit] of kinds) {
      const key = `${name}.${subject}:${hashToken(values[subject] ?? '')}`;
      await countAttempt(db, { key, ...limit }, now());
      keys.push(key);
    }
  } catch (error) {
    await forgive();
    throw error;
  }
  return { forgive };
}
