import { ConfigProblem, readConfig } from '@vyloha/config/server';
import type { Config } from '@vyloha/config/server';

/** The settings; with a mistake in them the process says all of them and ends. */
export function readConfigOrEnd(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
