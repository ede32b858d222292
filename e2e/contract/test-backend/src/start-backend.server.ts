import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as v from 'valibot';

const isFunction = (value: unknown) => typeof value === 'function';
const bundlerSchema = v.object({ bundleForTests: v.custom<(programs: object) => Promise<unknown>>(isFunction) });
const bundleSchema = v.object({ folder: v.string() });
const answerSchema = v.record(v.string(), v.unknown());
const startedSchema = v.object({ origin: v.string(), dataDir: v.string() });

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
  /** Gives a shop that `sellsTaxCases` the settings of one of them, by its name, and its answer of VIES. */
  applyTaxCase(name: string): Promise<void>;
  stop(): Promise<void>;
}

interface BackendOptions {
  /** Whether orders can be paid online, at a stand-in of the gateway. */
  hasGateway?: boolean;
  /** Whether firma@example.com owns a company for which nakupci@example.com buys, without limits. */
  hasCompany?: boolean;
  /** Whether it sells what the `taxCases` buy, to where they have it delivered. */
  sellsTaxCases?: boolean;
}

/** A process that serves one shop after another. */
interface ShopProcess {
  /** @throws Error when the process failed to obey, or ended */
  tell(order: object): Promise<unknown>;
  end(): void;
}

/**
 * Processes whose shop was stopped: starting one takes longer than most tests, another shop in it a tenth of that. They
 * end with the process of the tests.
 */
const idle: ShopProcess[] = [];

/** No project may import an application, so it is loaded by its path in the workspace. */
async function bundleTestShop(): Promise<string> {
  const bundler: unknown = await import(new URL('../../../../apps/backend/bundle-for-tests.mjs', import.meta.url).href);
  const { bundleForTests } = v.parse(bundlerSchema, bundler);
  return v.parse(bundleSchema, await bundleForTests({ serve: 'testing/serve-test-shop' })).folder;
}

/** Lets the process of the tests end although this one waits for orders. */
function unref(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

async function startProcess(): Promise<ShopProcess> {
  const folder = await bundleTestShop();
  const child = fork(join(folder, 'serve.js'), [], {
    cwd: folder,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
  const exited = once(child, 'exit').then(() => {
    throw new Error(`The backend ended: ${errorOutput}`);
  });
  exited.catch(() => {});
  const nextAnswer = async () => {
    const [message] = await Promise.race([once(child, 'message'), exited]);
    const answer = v.parse(answerSchema, message);
    if (typeof answer['error'] === 'string') throw new Error(answer['error']);
    return answer;
  };
  await nextAnswer();
  unref(child);
  return {
    tell: (order) => {
      child.send(order);
      return nextAnswer();
    },
    end: () => void child.kill(),
  };
}

/** Starts the real backend on a free port, with its own in-memory database of a small shop. */
export async function startBackend({
  hasGateway = false,
  hasCompany = false,
  sellsTaxCases = false,
}: BackendOptions = {}): Promise<RunningBackend> {
  const shopProcess = idle.pop() ?? (await startProcess());
  const start = { hasGateway, hasCompany, sellsTaxCases };
  const { origin, dataDir } = v.parse(startedSchema, await shopProcess.tell({ start }));
  let isStopped = false;
  return {
    storeUrl: `${origin}/store`,
    cmsUrl: `${origin}/cms`,
    dataDir,
    restrictProductToGroups: async (productId, groups) => void (await shopProcess.tell({ productId, groups })),
    suspendGateway: async (isGatewaySuspended) => void (await shopProcess.tell({ isGatewaySuspended })),
    applyTaxCase: async (taxCase) => void (await shopProcess.tell({ taxCase })),
    stop: async () => {
      if (isStopped) return;
      isStopped = true;
      try {
        await shopProcess.tell({ stop: true });
        idle.push(shopProcess);
      } catch (error) {
        shopProcess.end();
        throw error;
      }
    },
  };
}
