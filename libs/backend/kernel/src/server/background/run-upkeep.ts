import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../../database/opened-database';
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

/** Runs the work that only one backend of a shop does: jobs, mails and what modules do periodically. */
export function runUpkeep(
  { upkeep: db, replicas, kind }: OpenDatabase,
  { modules, hasPendingRequests, ...options }: UpkeepOptions,
): RunningUpkeep {
  const { settings, services, log } = options;
  const definitions = modules.flatMap((module) => module.jobs);
  const mails = modules.flatMap((module) => module.mails);
  const jobs = runJobs({ db, kind }, { definitions, log, hasPendingRequests });
  observeOutbox(db);
  const repeatAsLeader = (name: string, intervalMs: number, work: () => Promise<unknown>) =>
    repeat(name, intervalMs, async () => ((await jobs.isLeader()) ? work() : null), log);
  const repeatForItself: typeof repeatAsLeader = (name, intervalMs, work) => repeat(name, intervalMs, work, log);
  const now = () => new Date();
  const outbox = repeatAsLeader('sending mails of the outbox', outboxIntervalMs, () =>
    sendOutbox({ services, db, mails, settings, log, now, canContinue: jobs.isLeader }),
  );
  const context: UpkeepContext = {
    ...options,
    db,
    replicas,
    now,
    canContinue: jobs.isLeader,
    wakeMails: () => outbox.runNow(),
  };
  const tasks = [
    jobs,
    outbox,
    repeatAsLeader('tidying up', tidyIntervalMs, () => tidyUp(modules, db, { settings, now: now() })),
    ...modules
      .flatMap((module) => module.repeats)
      .filter(({ isOn }) => isOn?.(context) ?? true)
      .map(({ name, everyMs, isOfEach, work }) =>
        (isOfEach === true ? repeatForItself : repeatAsLeader)(name, everyMs, () => work(context)),
      ),
  ];
  return {
    wake: () => {
      jobs.wake();
      outbox.runNow();
    },
    stop: async () => {
      await Promise.all(tasks.map((task) => task.stop()));
    },
  };
}
