import { hashToken } from '../accounts/tokens';
import { countAttempt } from './rate-limit';
import type { RequestContext } from './request-context';

interface VisitorLimit {
  /** What is counted: 'contact'. */
  action: string;
  most: number;
  windowSeconds: number;
}

/**
 * Counts one attempt of whoever asks, known by their address.
 * @throws Refusal 429 with Retry-After when there were too many from there
 */
export async function countVisitor(
  { db, ip, now }: Pick<RequestContext, 'db' | 'ip' | 'now'>,
  { action, ...limit }: VisitorLimit,
): Promise<void> {
  await countAttempt(db, { key: `${action}:${hashToken(ip)}`, ...limit }, now());
}
