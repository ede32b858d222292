import type { RequestListener, Server } from 'node:http';
import type { Logger } from 'pino';

/** Answers under way get this long before their connections are cut. */
const patienceMs = 10_000;
/** How often connections that fell idle meanwhile are closed, which would else be kept alive for seconds. */
const sweepMs = 50;

interface StopOptions {
  log: Logger;
  /** How long everything is still served after SIGTERM, until balancers have seen that the process is not ready. */
  drainMs: number;
  /** Called at once: from now on the process is not ready. */
  onStopping: () => void;
  exit?: (code: number) => void;
}

/** What ends a process. */
export interface GracefulStop {
  /** The listener to serve with: once stopping, each answer asks its client to open another connection elsewhere. */
  closing(listener: RequestListener): RequestListener;
  stop(reason: string, drainMs: number): void;
}

/**
 * Stops a server in steps: not ready while everything is served on, then nothing new is taken, then what is under way is
 * finished. Stopped once more it goes to the next step at once: first the waiting ends, then the answers under way.
 */
export function createGracefulStop(
  server: Server,
  { log, onStopping, exit = process.exit }: Omit<StopOptions, 'drainMs'>,
): GracefulStop {
  let isStopping = false;
  let draining: NodeJS.Timeout | null = null;

  function close(): void {
    draining = null;
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs).unref();
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      log.info('stopped');
      log.flush();
      exit(0);
    });
  }

  return {
    closing: (listener) => (request, response) => {
      if (isStopping) response.setHeader('Connection', 'close');
      listener(request, response);
    },
    stop(reason, drainMs) {
      if (!isStopping) {
        isStopping = true;
        log.info({ reason, drainMs }, 'stopping');
        onStopping();
        if (drainMs === 0) close();
        else draining = setTimeout(close, drainMs);
        return;
      }
      log.info({ reason }, 'stopping at once');
      if (draining === null) server.closeAllConnections();
      else {
        clearTimeout(draining);
        close();
      }
    },
  };
}

/** Stops on signals: SIGTERM, which a platform sends, drains first; Ctrl-C and a parent that is gone do not wait. */
export function stopOnSignal(server: Server, { drainMs, ...options }: StopOptions): GracefulStop {
  const graceful = createGracefulStop(server, options);
  process.on('SIGTERM', () => graceful.stop('SIGTERM', drainMs));
  process.on('SIGINT', () => graceful.stop('SIGINT', 0));
  // The process that started this one is gone without having ended it.
  process.on('disconnect', () => graceful.stop('disconnect', 0));
  return graceful;
}
