import { countVisitor } from '../server/count-visitor';
import type { RequestContext } from '../server/request-context';

const hourSeconds = 60 * 60;

/** Registrations cost hashing and mails, so one place has not many of them. */
export async function countRegistration(visitor: Pick<RequestContext, 'db' | 'ip' | 'now'>): Promise<void> {
  await countVisitor(visitor, { action: 'register', most: 20, windowSeconds: hourSeconds });
}
