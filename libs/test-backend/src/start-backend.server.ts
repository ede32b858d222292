import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const readySchema = v.object({ origin: v.string(), dataDir: v.string() });

/** A backend that runs for the tests of one file. */
export interface RunningBackend {
  storeUrl: string;
  cmsUrl: string;
  /** Its data folder: mails are written there, and the key of its commands. */
  dataDir: string;
  /** Limits goods to customer groups; without any they are everybody's again. */
  showOnlyTo(productId: string, groups: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the real backend, on a database of its own in memory with a tiny shop in it, on a free port. */
export async function startBackend(): Promise<RunningBackend> {
  const script = fileURLToPath(new URL('./serve-test-shop.mjs', import.meta.url));
  const child = fork(script, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaints = '';
  child.stderr?.on('data', (chunk) => (complaints += String(chunk)));
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The backend ended before it was ready: ${complaints}`);
  });
  ended.catch(() => {});
  const [message] = await Promise.race([once(child, 'message'), ended]);
  const { origin, dataDir } = v.parse(readySchema, message);
  return {
    storeUrl: `${origin}/store`,
    cmsUrl: `${origin}/cms`,
    dataDir,
    showOnlyTo: async (productId, groups) => {
      child.send({ productId, groups });
      await once(child, 'message');
    },
    stop: async () => {
      child.kill();
      await ended.catch(() => {});
    },
  };
}
