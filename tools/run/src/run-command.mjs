// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { workspaceRoot } from './workspace-root.mjs';

/**
 * Runs a command in the workspace root with inherited stdin and stdout.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] in addition to this process's own
 * @returns {Promise<number>} exit code; 1 when it could not be started or was killed by a signal
 */
export function runCommand(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: workspaceRoot, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a tool of the installed packages, e.g. `nx`, without npm's start-up time.
 * @param {string} tool path inside node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runTool = (tool, args, env) => runCommand(process.execPath, [`node_modules/${tool}`, ...args], env);

/** Nx without its daemon and terminal interface: what starts here also ends here. */
const nxPath = 'nx/dist/bin/nx.js';
const nxSettings = { NX_DAEMON: 'false', NX_TUI: 'false' };

export const nx = (/** @type {string[]} */ ...args) => runTool(nxPath, args, nxSettings);

/** @param {string[]} args of a command of Nx that prints something to be read @returns {string} */
export const readNx = (...args) =>
  execFileSync(process.execPath, [`node_modules/${nxPath}`, ...args], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: { ...process.env, ...nxSettings },
  });
