import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { runVyloha } from '@vyloha/backend-kernel';
import { operatorCommands } from '../operator-commands';

/** Lets a backend listen for commands of this process, until `vi.unstubAllEnvs()`. @returns runs one, for what it prints */
export async function listenForCommands(app: FastifyInstance, dataDir: string) {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('BACKEND_PORT', new URL(address).port);
  return (...args: string[]): Promise<string> => runVyloha(operatorCommands, args);
}
