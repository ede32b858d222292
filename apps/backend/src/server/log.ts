import pino from 'pino';
import type { Settings } from '../config/settings';

/** One JSON line per event on standard output; logins, cookies and tokens never reach it. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>) {
  return pino({
    level: logLevel,
    base: { process: 'backend' },
    redact: ['req.headers.authorization', 'req.headers["x-guest-cart"]', 'req.headers.cookie'],
  });
}
