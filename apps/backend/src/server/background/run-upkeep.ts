import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../config/settings';
import type { OpenDatabase } from '../../database/opened-database';
import { enqueueJobs } from '../../jobs/enqueue-jobs';
import { runJobs } from '../../jobs/run-jobs';
import { observeOutbox } from '../../mail/observe-outbox';
import { sendOutbox } from '../../mail/send-outbox';
import { runSchedules } from '../../schedules/run-schedules';
import { notifyWatchers } from '../../watchers/notify-watchers';
import { checkPayments } from '../../payments/check-payments';
import { giveUpUnpaidOrders } from '../../payments/give-up-unpaid';
import type { Feeds } from '../../feeds/making/feeds';
import type { PaymentGateway } from '../../payments/payment-gateway';
import { repeat } from './repeat';
import { archiveTerms } from '../../orders/terms/terms-archive';
import { forgetMarketing } from './forget-marketing';
import { tidyUp } from './tidy-up';

const upkeepIntervalMs = 60 * 60 * 1000;
const notifyIntervalMs = 60 * 1000;
const scheduleIntervalMs = 60 * 1000;
/** How soon feeds are made anew that are due; each backend has its own. */
const feedIntervalMs = 60 * 1000;
const paymentIntervalMs = 30 * 1000;
/** How soon mails are sent that another process enqueued, or that are due again. */
const outboxIntervalMs = 5_000;

export interface RunningUpkeep {
  /** Call it after enqueuing jobs or mails in this process. */
  wake(): void;
  stop(): Promise<void>;
}

/** Runs the work that only one backend of a shop does: jobs, mails and periodic maintenance. */
export function runUpkeep(
  { db, upkeep, kind }: OpenDatabase,
  {
    settings,
    gateway,
    feeds,
    log,
    hasPendingRequests,
  }: {
    settings: Settings;
    gateway: PaymentGateway | null;
    feeds: Feeds;
    log: FastifyBaseLogger;
    hasPendingRequests: () => boolean;
  },
): RunningUpkeep {
  const jobs = runJobs({ db: upkeep, kind }, log, hasPendingRequests);
  observeOutbox(upkeep);
  const repeatAsLeader = (name: string, intervalMs: number, work: () => Promise<unknown>) =>
    repeat(name, intervalMs, async () => ((await jobs.isLeader()) ? work() : null), log);
  const now = () => new Date();
  const outbox = repeatAsLeader('sending mails of the outbox', outboxIntervalMs, () =>
    sendOutbox({ db: upkeep, settings, log, now, canContinue: jobs.isLeader }),
  );
  const payments = { db: upkeep, gateway, settings, log, now, wakeJobs: () => outbox.runNow() };
  const tasks = [
    jobs,
    outbox,
    repeatAsLeader('tidying up', upkeepIntervalMs, async () => {
      await tidyUp(upkeep, now());
      await forgetMarketing(upkeep, settings, now());
      await archiveTerms(upkeep, now());
    }),
    ...(gateway === null
      ? []
      : [
          repeatAsLeader('asking about payments', paymentIntervalMs, () => checkPayments(payments)),
          repeatAsLeader('giving up unpaid orders', upkeepIntervalMs, () => giveUpUnpaidOrders(payments)),
        ]),
    repeatAsLeader('placing scheduled orders', scheduleIntervalMs, () =>
      runSchedules({ db: upkeep, settings, log, now, canContinue: jobs.isLeader, onOrdered: () => outbox.runNow() }),
    ),
    repeat('renewing feeds', feedIntervalMs, () => feeds.renew(), log),
    repeatAsLeader('counting', upkeepIntervalMs, () => enqueueJobs(upkeep, 'bought-together', [''])),
    repeatAsLeader('writing to watchers', notifyIntervalMs, () => notifyWatchers({ db, settings, log, now: now() })),
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
