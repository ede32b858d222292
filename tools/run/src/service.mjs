// @ts-check
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from './workspace-root.mjs';

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {string} script file that Node.js runs, from the workspace root
 * @property {string[]} [nodeOptions]
 * @property {string} readyUrl answers 200 when the service can take requests
 */

/** How long a service may take until it is ready, and how long it has to end by itself. */
const readyWithinMs = 120_000;
const stopWithinMs = 10_000;

/** @param {Service} service @param {NodeJS.ProcessEnv} env */
export function startService(service, env) {
  const args = [...(service.nodeOptions ?? []), service.script];
  // Its own process group: Ctrl-C reaches only us, and we end the services in order. The channel tells the service when
  // we are gone without having been able to end it.
  const child = spawn(process.execPath, args, {
    cwd: workspaceRoot,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { ...process.env, ...env },
  });
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  return { child, ended };
}

/** @typedef {ReturnType<typeof startService>} RunningService */

/** @param {Service} service @param {RunningService} running @returns {Promise<boolean>} false when it ended or took too long */
export async function untilReady(service, running) {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline && running.child.exitCode === null) {
    const answer = await fetch(service.readyUrl).catch(() => null);
    if (answer?.ok) return true;
    await pause(100);
  }
  return false;
}

/** @param {RunningService} running */
export async function stopService({ child, ended }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await ended;
  clearTimeout(late);
}
