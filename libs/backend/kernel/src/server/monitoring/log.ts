import pino from 'pino';
import type { Settings } from '../../config/settings';

/** One JSON line per event on standard output. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>) {
  return pino({
    level: logLevel,
    base: { process: 'backend' },
  });
}
