import { hashToken } from '../accounts/tokens';
import { countAttempt } from '../server/rate-limit';
import type { RequestContext } from '../server/request-context';

const searchesPerMinute = 300;

/**
 * Searching costs more than anything else anyone may ask for.
 * @throws Refusal 429 when one address searches more than any person could
 */
export async function limitSearches({ db, ip, now }: Pick<RequestContext, 'db' | 'ip' | 'now'>): Promise<void> {
  await countAttempt(db, { key: `search:${hashToken(ip)}`, most: searchesPerMinute, windowSeconds: 60 }, now());
}
