import { setTimeout as sleep } from 'node:timers/promises';
import { registerCounter, registerGauge } from '@vyloha/telemetry/server';
import type { Database } from './database';
import { LagMeter } from './lag-meter';
import type { ChangeListener, DatabaseLog, Replicas } from './opened-database';
import type { ProbeConnection } from './probe-connection';
import { parseWalPosition, positionToReplay } from './wal-position';

const checkMs = 1_000;
/** Pauses between questions whether a replica has caught up; the last one is repeated. */
const catchUpPausesMs = [2, 5, 10, 20, 50, 100] as const;
/** Others are notified of a change at the latest after this, whichever replica has not got it yet. */
const maxHeldMs = 1_000;

/** A server to read from. */
export interface ReadServer {
  /** Host and port, for the log and the metrics. */
  name: string;
  db: Database;
  probe: ProbeConnection;
  close(): Promise<void>;
}

interface Replica extends ReadServer {
  /** Whether it answers and is not too far behind; the reason otherwise. */
  state: 'near' | 'late' | 'away';
  lagMs: number;
  /** How many of the notified changes it has. */
  confirmed: number;
  isConfirming: boolean;
}

interface HeldTag {
  tag: string;
  /** Its place among the changes. */
  place: number;
}

interface ReplicasOptions {
  servers: readonly ReadServer[];
  primary: ProbeConnection;
  maxLagMs: number;
  log: DatabaseLog | null;
}

const askState = `
  select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end::text as position,
    pg_is_in_recovery() as "isStandby", pg_postmaster_start_time()::text as "startedAt",
    (select system_identifier::text from pg_control_system()) as cluster`;

interface ServerState {
  /** What a standby has replayed, where a primary inserts. */
  position: bigint;
  isStandby: boolean;
  /** Tells servers apart, whatever their address. */
  startedAt: string;
  cluster: string;
}

/** A server that does not replay what this shop's primary writes. */
class NotAReplica extends Error {
  override name = 'NotAReplica';
}

async function readState(probe: ProbeConnection): Promise<ServerState> {
  const [row] = await probe.ask<Omit<ServerState, 'position'> & { position: string | null }>(askState);
  if (row?.position == null) throw new NotAReplica('the server has no position');
  return { ...row, position: parseWalPosition(row.position) };
}

/**
 * Replicas of the primary, read only while they have all changes that were notified: what is read after the notification is never from
 * before the change, so that nothing old is kept anywhere under a new version. Others are notified once the replicas have the
 * change, or after a second.
 */
export class ReadReplicas implements Replicas, ChangeListener {
  readonly #replicas: readonly Replica[];
  readonly #primary: ProbeConnection;
  readonly #maxLagMs: number;
  readonly #log: DatabaseLog | null;
  readonly #stopping = new AbortController();
  readonly #lag = new LagMeter();
  readonly #reads = { replica: 0, primary: 0 };
  #running: Promise<unknown> = Promise.resolve();
  #listener: ChangeListener | null = null;
  #settle: () => Promise<void> = async () => {};
  /** Notified changes so far, one for the beginning. */
  #notified = 1;
  #held: HeldTag[] = [];
  /** There are no notifications, and the primary does not answer: what there is, is better than nothing. */
  #isPrimaryAway = false;
  #isListening = false;
  #next = 0;

  constructor({ servers, primary, maxLagMs, log }: ReplicasOptions) {
    this.#replicas = servers.map((server) => ({
      ...server,
      state: 'away',
      lagMs: 0,
      confirmed: 0,
      isConfirming: false,
    }));
    this.#primary = primary;
    this.#maxLagMs = maxLagMs;
    this.#log = log;
    const ofEach = (read: (replica: Replica) => number) =>
      Object.fromEntries(this.#replicas.map((replica) => [replica.name, read(replica)]));
    registerGauge(
      'vyloha_replica_lag_seconds',
      'How far a replica was behind at its last check',
      () => ofEach(({ lagMs }) => lagMs / 1000),
      'replica',
    );
    registerGauge(
      'vyloha_replica_usable',
      'Whether a replica answers and is not too far behind',
      () => ofEach(({ state }) => (state === 'near' ? 1 : 0)),
      'replica',
    );
    registerCounter('vyloha_catalogue_reads_total', 'Reads of the catalogue, by server', () => this.#reads, 'from');
  }

  /** @param settle resolves once all that was committed before is notified */
  start(listener: ChangeListener, settle: () => Promise<void>): void {
    this.#listener = listener;
    this.#settle = settle;
    this.#isListening = true;
    this.#running = this.#checkAll();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    await Promise.all([this.#primary, ...this.#replicas.map(({ probe }) => probe)].map((probe) => probe.close()));
    await Promise.all(this.#replicas.map(({ close }) => close()));
  }

  find(): Database | null {
    const usable = this.#replicas.filter((replica) => this.#isUsable(replica));
    this.#next += 1;
    const found = usable[this.#next % Math.max(usable.length, 1)];
    this.#reads[found === undefined ? 'primary' : 'replica'] += 1;
    return found?.db ?? null;
  }

  waitForOwnWrites(): Promise<void> {
    // Without a connection there are no notifications, and no replica is used.
    return this.#settle().catch(() => {});
  }

  leave(db: Database): void {
    const left = this.#replicas.find((replica) => replica.db === db);
    if (left === undefined) return;
    left.confirmed = 0;
    this.#catchUp();
  }

  readonly onChange = (tag: string): void => {
    this.#notified += 1;
    this.#held.push({ tag, place: this.#notified });
    if (this.#held.length === 1) setTimeout(() => this.#notify(Infinity), maxHeldMs).unref();
    this.#notifyWhatAllHave();
    this.#catchUp();
  };

  readonly onLost = (): void => {
    this.#isListening = false;
  };

  readonly onGap = (): void => {
    this.#isListening = true;
    this.#isPrimaryAway = false;
    this.#notified += 1;
    this.#listener?.onGap();
    this.#catchUp();
  };

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  #isUsable({ state, confirmed }: Replica): boolean {
    if (state !== 'near') return false;
    return this.#isListening ? confirmed === this.#notified : this.#isPrimaryAway;
  }

  #notify(until: number): void {
    const due = this.#held.filter((held) => held.place <= until);
    this.#held = this.#held.filter((held) => held.place > until);
    for (const { tag } of due) this.#listener?.onChange(tag);
  }

  #notifyWhatAllHave(): void {
    const near = this.#replicas.filter(({ state }) => state === 'near');
    this.#notify(Math.min(...near.map(({ confirmed }) => confirmed)));
  }

  #catchUp(): void {
    for (const replica of this.#replicas) {
      if (replica.state !== 'near' || replica.isConfirming || this.#isStopped) continue;
      replica.isConfirming = true;
      void this.#confirm(replica)
        // The next check says what is wrong.
        .catch(() => {})
        .finally(() => (replica.isConfirming = false));
    }
  }

  async #confirm(replica: Replica): Promise<void> {
    while (replica.state === 'near' && replica.confirmed !== this.#notified && !this.#isStopped) {
      const notified = this.#notified;
      const primary = await this.#askPrimary();
      const position = positionToReplay(primary.position);
      for (let turn = 0; (await this.#replayedBy(replica, primary)) < position; turn += 1) {
        if (replica.state !== 'near' || this.#isStopped) return;
        await this.#pause(catchUpPausesMs[turn] ?? 100);
      }
      replica.confirmed = notified;
      this.#notifyWhatAllHave();
    }
  }

  /** @throws where it is away, or has become a standby */
  async #askPrimary(): Promise<ServerState> {
    const primary = await readState(this.#primary);
    if (primary.isStandby) throw new NotAReplica('the primary is a standby');
    return primary;
  }

  /** @param primary null where it is away */
  async #replayedBy({ probe }: Replica, primary: ServerState | null): Promise<bigint> {
    const state = await readState(probe);
    if (primary === null) return state.position;
    const isSame = state.startedAt === primary.startedAt;
    if (state.cluster !== primary.cluster || (!state.isStandby && !isSame))
      throw new NotAReplica('the server replays nothing of the primary');
    return isSame ? primary.position : state.position;
  }

  #pause(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }

  async #checkAll(): Promise<void> {
    while (!this.#isStopped) {
      const primary = await this.#askPrimary().catch(() => null);
      this.#isPrimaryAway = primary === null;
      if (primary !== null) this.#lag.add(primary.position, performance.now());
      await Promise.all(this.#replicas.map((replica) => this.#check(replica, primary)));
      await this.#pause(checkMs);
    }
  }

  async #check(replica: Replica, primary: ServerState | null): Promise<void> {
    try {
      const replayed = await this.#replayedBy(replica, primary);
      if (primary !== null) replica.lagMs = this.#lag.lagOf(replayed, performance.now());
      this.#enter(replica, replica.lagMs > this.#maxLagMs ? 'late' : 'near');
    } catch (error) {
      this.#enter(replica, 'away', error);
    }
    this.#catchUp();
  }

  #enter(replica: Replica, state: Replica['state'], error?: unknown): void {
    if (replica.state === state || this.#isStopped) return;
    const wasNear = replica.state === 'near';
    replica.state = state;
    // It is read once it has all that was notified until now.
    replica.confirmed = 0;
    const line = { replica: replica.name, lagSeconds: Math.round(replica.lagMs / 1000) };
    if (state === 'near') this.#log?.info(line, 'a replica is near');
    else this.#log?.warn({ ...line, err: error }, `a replica is ${state}: the primary is read`);
    if (wasNear) this.#notifyWhatAllHave();
  }
}
