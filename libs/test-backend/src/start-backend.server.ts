import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';

const isFunction = (value: unknown) => typeof value === 'function';
const bundleSchema = v.object({ folder: v.string(), remove: v.custom<() => Promise<void>>(isFunction) });
const bundlerSchema = v.object({ bundleForTests: v.custom<(programs: object) => Promise<unknown>>(isFunction) });
const readySchema = v.object({ origin: v.string(), dataDir: v.string() });

/** A backend running for the tests of one file. */
export interface RunningBackend {
  storeUrl: string;
  cmsUrl: string;
  /** Its data folder, with sent e-mails and the key of its commands. */
  dataDir: string;
  /** Limits products to customer groups; with an empty list they are visible to everyone again. */
  restrictProductToGroups(productId: string, groups: readonly string[]): Promise<void>;
  /** Lets the gateway answer nothing, without closing connections, or answer again. */
  suspendGateway(isSuspended: boolean): Promise<void>;
  stop(): Promise<void>;
}

interface BackendOptions {
  /** Whether orders can be paid online, at a stand-in of the gateway. */
  hasGateway?: boolean;
}

/** No project may import an application, so it is loaded by its path in the workspace. */
async function bundleTestShop() {
  const bundler: unknown = await import(new URL('../../../apps/backend/bundle-for-tests.mjs', import.meta.url).href);
  const { bundleForTests } = v.parse(bundlerSchema, bundler);
  return v.parse(bundleSchema, await bundleForTests({ serve: 'testing/serve-test-shop' }));
}

/** Starts the real backend on a free port, with its own in-memory database of a small shop. */
export async function startBackend({ hasGateway = false }: BackendOptions = {}): Promise<RunningBackend> {
  const bundle = await bundleTestShop();
  const child = fork(join(bundle.folder, 'serve.js'), hasGateway ? ['--gateway'] : [], {
    cwd: bundle.folder,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
  const exited = once(child, 'exit').then(() => {
    throw new Error(`The backend ended before it was ready: ${errorOutput}`);
  });
  exited.catch(() => {});
  const [message] = await Promise.race([once(child, 'message'), exited]);
  const { origin, dataDir } = v.parse(readySchema, message);
  const tell = async (order: object) => {
    child.send(order);
    await once(child, 'message');
  };
  return {
    storeUrl: `${origin}/store`,
    cmsUrl: `${origin}/cms`,
    dataDir,
    restrictProductToGroups: (productId, groups) => tell({ productId, groups }),
    suspendGateway: (isGatewaySuspended) => tell({ isGatewaySuspended }),
    stop: async () => {
      child.kill();
      await exited.catch(() => {});
      await bundle.remove();
    },
  };
}
