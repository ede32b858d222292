import { ConfigError, readConfig } from '@vyloha/config/server';
import type { Config } from '@vyloha/config/server';

/** The settings; on invalid ones the process logs all mistakes and exits. */
export function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
