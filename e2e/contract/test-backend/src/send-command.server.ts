import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningBackend } from './start-backend.server';

/**
 * Calls the backend as the commands on its machine do. Its first call makes the key.
 * @throws Error with the answer that refuses it
 */
export async function sendCommand(backend: RunningBackend, path: string, body: object): Promise<void> {
  const call = async () => {
    const key = await readFile(join(backend.dataDir, 'command-key'), 'utf8').catch(() => '');
    return fetch(`${backend.storeUrl}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
  };
  const first = await call();
  const response = first.status === 403 ? await call() : first;
  if (!response.ok) throw new Error(await response.text());
}
