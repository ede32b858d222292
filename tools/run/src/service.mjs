// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from './workspace-root.mjs';

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {string} script file that Node.js runs, relative to the workspace root
 * @property {string[]} [args] of the script
 * @property {string[]} [nodeOptions]
 * @property {string} readyUrl returns 200, or redirects, when the service can accept requests
 * @property {number} [restartMs] after which it is started again when it has ended by itself, as by systemd
 * @property {NodeJS.ProcessEnv} [env] in addition to that of this process
 * @property {boolean} [isRestarted] after a change of its sources, so that the others stay when it ends by itself
 */

/** Timeouts for a service to become ready, and to exit by itself. */
const readyTimeoutMs = 120_000;
const stopTimeoutMs = 10_000;

/** @param {Service} service */
export function startService(service) {
  const args = [...(service.nodeOptions ?? []), service.script, ...(service.args ?? [])];
  // Its own process group: Ctrl-C reaches only us, and we stop the services in order. By the channel the service
  // notices when we die without having stopped it.
  const child = spawn(process.execPath, args, {
    cwd: workspaceRoot,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { ...process.env, ...service.env },
  });
  const exited = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  return { child, exited };
}

/** @typedef {ReturnType<typeof startService>} RunningService */

/** @param {Service} service @param {RunningService} running @returns {Promise<boolean>} false when it exited or timed out */
export async function waitUntilReady(service, running) {
  const deadline = Date.now() + readyTimeoutMs;
  while (Date.now() < deadline && running.child.exitCode === null) {
    const response = await fetch(service.readyUrl, { redirect: 'manual' }).catch(() => null);
    await response?.body?.cancel();
    if (response !== null && response.status < 400) return true;
    await pause(100);
  }
  return false;
}

/** @param {RunningService} running */
export async function stopService({ child, exited }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await exited;
  clearTimeout(killTimer);
}

/** @param {Service} service whether some process listens at its address already */
async function isTaken({ readyUrl }) {
  const { hostname, port } = new URL(readyUrl);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Of services that are not started yet, those whose place another process has: it would answer in their stead.
 * @param {Service[]} services
 * @returns {Promise<string[]>} a sentence for each
 */
export async function findTakenPorts(services) {
  const taken = await Promise.all(services.map(isTaken));
  return services
    .filter((_, index) => taken[index])
    .map(({ name, readyUrl }) => `Another process listens at ${new URL(readyUrl).host}, where the ${name} should.`);
}
