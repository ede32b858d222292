import type { RequestListener, Server } from 'node:http';
import type { Logger } from 'pino';

/** Responses in progress have this long before their connections are closed. */
const closeTimeoutMs = 10_000;
/** How often connections that became idle are closed, which keep-alive would otherwise hold open for seconds. */
const idleCheckMs = 50;

interface StopOptions {
  log: Logger;
  /** How long everything is still served after SIGTERM, until load balancers notice that the process is not ready. */
  drainMs: number;
  /** Called at once: from now on the process is not ready. */
  onStopping: () => void;
  exit?: (code: number) => void;
}

/** The stop function of a process, and its listener. */
export interface GracefulStop {
  /** The listener to serve with: when stopping, it closes each connection, so clients reconnect to another process. */
  withConnectionClose(listener: RequestListener): RequestListener;
  stop(reason: string, drainMs: number): void;
}

/**
 * Stops a server in steps: not ready while everything is still served, then no new connections, then the requests in
 * progress are finished. Stopped again it goes to the next step at once: first the wait ends, then those requests.
 */
export function createGracefulStop(
  server: Server,
  { log, onStopping, exit = process.exit }: Omit<StopOptions, 'drainMs'>,
): GracefulStop {
  let isStopping = false;
  let draining: NodeJS.Timeout | null = null;

  function close(): void {
    draining = null;
    const forceCloseTimer = setTimeout(() => server.closeAllConnections(), closeTimeoutMs).unref();
    const idleCheckTimer = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    server.close(() => {
      clearInterval(idleCheckTimer);
      clearTimeout(forceCloseTimer);
      log.info('stopped');
      log.flush();
      exit(0);
    });
  }

  return {
    withConnectionClose: (listener) => (request, response) => {
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

/** Stops on signals: SIGTERM, which a platform sends, drains first; Ctrl-C and an exited parent process do not wait. */
export function stopOnSignal(server: Server, { drainMs, ...options }: StopOptions): GracefulStop {
  const graceful = createGracefulStop(server, options);
  process.on('SIGTERM', () => graceful.stop('SIGTERM', drainMs));
  process.on('SIGINT', () => graceful.stop('SIGINT', 0));
  // The parent process has exited without stopping this one.
  process.on('disconnect', () => graceful.stop('disconnect', 0));
  return graceful;
}
