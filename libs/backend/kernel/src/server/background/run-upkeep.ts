import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../../database/opened-database';
import { createLease } from '../../jobs/lease';
import { runJobs } from '../../jobs/run-jobs';
import { observeOutbox } from '../../mail/observe-outbox';
import { sendOutbox } from '../../mail/send-outbox';
import type { Settings } from '../../config/settings';
import type { Services } from '../services';
import type { BackendModule, UpkeepContext } from '../modules/module';
import { tidyUp } from '../modules/tidy-up';
import { repeat } from '../../jobs/repeat';

const tidyIntervalMs = 60 * 60 * 1000;
/** How soon mails are sent that another process enqueued, or that are due again. */
const outboxIntervalMs = 5_000;

export interface RunningUpkeep {
  /** Call it after enqueuing jobs or mails in this process. */
  wake(): void;
  stop(): Promise<void>;
}

interface UpkeepOptions {
  services: Services;
  settings: Settings;
  modules: readonly BackendModule[];
  log: FastifyBaseLogger;
  hasPendingRequests: () => boolean;
}

/**
 * Runs the work that is nobody's request. Jobs and mails are shared by all backends of a shop; so is the periodic work of modules
 * that is of each of them, the rest is the leader's.
 */
export function runUpkeep(
  { upkeep: db, replicas, kind }: OpenDatabase,
  { modules, hasPendingRequests, ...options }: UpkeepOptions,
): RunningUpkeep {
  const { settings, services, log } = options;
  const definitions = modules.flatMap((module) => module.jobs);
  const mails = modules.flatMap((module) => module.mails);
  const lease = createLease('upkeep', { db, kind });
  let isStopping = false;
  const canContinue = () => !isStopping;
  const isLeader = async () => canContinue() && (await lease.hold());
  const jobs = runJobs({ db, kind }, { definitions, log, canContinue, hasPendingRequests });
  observeOutbox(db);
  const now = () => new Date();
  const outbox = repeat(
    'sending mails of the outbox',
    outboxIntervalMs,
    () => sendOutbox({ services, db, mails, settings, log, now, canContinue }),
    log,
  );
  const repeatAsLeader = (name: string, intervalMs: number, work: () => Promise<unknown>) =>
    repeat(name, intervalMs, async () => ((await isLeader()) ? work() : null), log);
  const context = { ...options, db, replicas, now, wakeMails: () => outbox.runNow() };
  const contextOfEach: UpkeepContext = { ...context, canContinue: () => Promise.resolve(canContinue()) };
  const contextOfLeader: UpkeepContext = { ...context, canContinue: isLeader };
  const tasks = [
    jobs,
    outbox,
    repeatAsLeader('tidying up', tidyIntervalMs, () => tidyUp(modules, db, { settings, now: now() })),
    ...modules
      .flatMap((module) => module.repeats)
      .filter(({ isOn }) => isOn?.(contextOfEach) ?? true)
      .map(({ name, everyMs, isOfEach, work }) =>
        isOfEach === true
          ? repeat(name, everyMs, () => work(contextOfEach), log)
          : repeatAsLeader(name, everyMs, () => work(contextOfLeader)),
      ),
  ];
  return {
    wake: () => {
      jobs.wake();
      outbox.runNow();
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(tasks.map((task) => task.stop()));
      await lease
        .release()
        .catch((error: unknown) => log.error({ err: error }, 'the lease of the leader stays until it ends'));
    },
  };
}
