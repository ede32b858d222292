// @ts-check
import { findTakenPorts, startService, stopService, waitUntilReady } from './service.mjs';

/** @typedef {import('./service.mjs').Service} Service */
/** @typedef {import('./service.mjs').RunningService} RunningService */

/** Exits, before anything is built, when other processes are where the services should be. @param {Service[]} services */
export async function refuseTakenPorts(services) {
  const taken = await findTakenPorts(services);
  if (taken.length === 0) return;
  console.error(
    `${taken.join('\n')}\nStop it, or set other ports: PORT for the storefront, BACKEND_PORT for all else.`,
  );
  process.exit(1);
}

/**
 * Starts the services one after the other and prints the shop's URL; stops them in reverse order on Ctrl-C, or when
 * one of them exits.
 * @param {Service[]} services
 * @returns {Promise<{ restart(name: string): Promise<void> }>}
 */
export async function runServices(services) {
  /** @type {Map<string, RunningService>} */
  const running = new Map();
  /** Those that make way for a newer one. @type {Set<RunningService>} */
  const replaced = new Set();
  let isOpen = false;
  /** @type {Promise<void> | null} */
  let stopping = null;

  /** @param {number} code */
  async function stopAll(code) {
    for (const service of [...running.values()].reverse()) await stopService(service);
    process.exit(code);
  }

  /** Whoever stops what is stopping already waits for it, and starts nothing meanwhile. @param {number} code */
  const stop = (code) => (stopping ??= stopAll(code));

  /** @param {Service} service */
  function start(service) {
    const started = startService(service);
    running.set(service.name, started);
    void started.exited.then((code) => {
      if (stopping !== null || replaced.has(started)) return;
      const ended = `The ${service.name} has ended (${started.child.signalCode ?? code})`;
      if (service.restartMs !== undefined && isOpen) {
        console.error(`${ended}; it starts again.`);
        setTimeout(() => stopping === null && start(service), service.restartMs);
        return;
      }
      const isWaitedFor = service.isRestarted === true && isOpen;
      console.error(isWaitedFor ? `${ended}; it starts again after the next change of it.` : `${ended}.`);
      if (!isWaitedFor) void stop(Number(code));
    });
    return started;
  }

  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  for (const service of services) {
    if (await waitUntilReady(service, start(service))) continue;
    if (stopping === null) console.error(`The ${service.name} did not become ready; its own messages are above.`);
    await stop(1);
  }
  isOpen = true;
  const address = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`;
  console.log(`\n  The shop is open: ${address}\n  Ctrl-C closes it.\n`);

  /** @param {string} name */
  async function restart(name) {
    const service = services.find((candidate) => candidate.name === name);
    const old = running.get(name);
    if (stopping !== null || service === undefined || old === undefined) return;
    replaced.add(old);
    await stopService(old);
    // Not waited for: one that never gets ready would hold up the restart after the change that mends it.
    if (stopping === null) start(service);
  }

  let restarts = Promise.resolve();
  return { restart: (name) => (restarts = restarts.then(() => restart(name))) };
}
