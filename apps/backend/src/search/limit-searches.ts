import { countVisitor } from '../server/count-visitor';
import type { RequestContext } from '../server/request-context';

const searchesPerMinute = 300;

/**
 * Searching costs more than anything else anyone may ask for.
 * @throws Refusal 429 when one address searches more than any person could
 */
export async function limitSearches(visitor: Pick<RequestContext, 'db' | 'ip' | 'now'>): Promise<void> {
  await countVisitor(visitor, { action: 'search', most: searchesPerMinute, windowSeconds: 60 });
}
