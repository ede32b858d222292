import type { Server } from 'node:http';
import type { Logger } from 'pino';

/** Answers under way get this long before their connections are cut. */
const patienceMs = 10_000;
/** How often connections that fell idle meanwhile are closed, which would else be kept alive for seconds. */
const sweepMs = 50;

/** Stops on the first signal: takes nothing new, finishes what is under way, then ends. */
export function stopOnSignal(server: Server, { log, onStopping }: { log: Logger; onStopping: () => void }): void {
  let isStopping = false;
  const stop = (signal?: NodeJS.Signals): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal: signal ?? 'disconnect' }, 'stopping');
    onStopping();
    const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
    impatient.unref();
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    server.close(() => {
      clearInterval(sweep);
      log.info('stopped');
      log.flush();
      // An open channel to the process that started this one would keep it alive.
      process.channel?.unref();
    });
  };
  process.on('SIGTERM', stop);
  // The process that started this one is gone without having ended it.
  process.on('disconnect', stop);
  process.on('SIGINT', stop);
}
