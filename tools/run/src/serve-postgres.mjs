// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

/**
 * Serves a PostgreSQL from a folder, for as long as this process lives at most.
 * @param {string} folder where its files are stored permanently
 * @param {string[]} names databases that are created when missing
 * @param {{ port?: number, replicaOf?: string }} [options] a free port by default; the address of the server that it
 * follows as a replica
 * @returns {Promise<{ origin: string, stop: () => Promise<void> } | null>} `postgres://…` without a database; null where
 * no PostgreSQL is available
 */
export async function servePostgres(folder, names, { port, replicaOf = '' } = {}) {
  const script = join(workspaceRoot, 'apps/backend/src/testing/serve-postgres.ts');
  const server = fork(script, [folder, String(port ?? ''), replicaOf, ...names], {
    cwd: workspaceRoot,
    execArgv: ['--import', 'tsx'],
  });
  const ready = once(server, 'message').then(([message]) => String(message.origin));
  const exited = once(server, 'exit').then(() => null);
  const origin = await Promise.race([ready, exited]);
  if (origin === null) return null;
  return {
    origin,
    stop: async () => {
      if (server.connected) server.disconnect();
      await exited;
    },
  };
}
