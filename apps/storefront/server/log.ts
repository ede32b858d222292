import type { Config } from '@vyloha/config/server';
import { pino } from 'pino';
import type { Logger } from 'pino';

/** Structured log of the host; one line of JSON each. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ name: 'storefront', level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
