import { countAttempt } from '../server/rate-limit';
import type { RequestContext } from '../server/request-context';
import { hashToken } from './tokens';

const hourSeconds = 60 * 60;

/** Registrations cost hashing and mails, so one place has not many of them. */
export async function countRegistration({ db, ip, now }: Pick<RequestContext, 'db' | 'ip' | 'now'>): Promise<void> {
  await countAttempt(db, { key: `register:${hashToken(ip)}`, most: 20, windowSeconds: hourSeconds }, now());
}
