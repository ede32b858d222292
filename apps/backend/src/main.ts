import { ConfigProblem } from '@vyloha/config/server';
import { readSettings } from './config/settings';
import { DataDirInUse } from './database/data-dir-lock';
import { createLog } from './server/log';
import { startBackend } from './server/start-backend';

/** A wrong setting, a held folder or a taken port is one readable line, not a stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigProblem) return error.lines.join('\n');
  if (error instanceof DataDirInUse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}: set BACKEND_PORT to a free port.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const stopTimeoutMs = 15_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings);
  const starting = startBackend(settings, log);
  // `disconnect` comes when the process that started this one is gone without having ended it.
  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.once(reason, () => {
      log.info({ reason }, 'stopping');
      setTimeout(() => process.exit(1), stopTimeoutMs).unref();
      void starting.then((backend) => backend.stop()).then(() => process.exit(0));
    });
  }
  await starting;
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
