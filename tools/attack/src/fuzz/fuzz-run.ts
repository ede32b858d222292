import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from '@vyloha/bench/process-usage';
import type { ServerProcess } from '../shop/server-process';
import { send } from '../wire/raw-request';
import type { RawOutcome } from '../wire/raw-request';
import { toRequest } from './attack';
import type { Attack } from './attack';
import { HealthWatch } from './health-watch';
import type { Oracle } from './oracle';

export interface FuzzOptions {
  server: ServerProcess;
  oracle: Oracle;
  /** Sent one at a time before all others. */
  namedAttacks: Attack[];
  random: () => Attack;
  requests: number;
  /** Time limit of the run, however many requests were sent; shrinking may take half as long again. */
  maxMs: number;
  log: (line: string) => void;
}

export interface Finding {
  problem: string;
  attack: Attack;
  count: number;
}

export interface FuzzCounts {
  sent: number;
  /** Responses by status, `shed` for 503 with Retry-After and `none` for no response. */
  responses: Map<string, number>;
  /** Number of crashes and forced restarts of the process. */
  unexpectedExits: number;
  /** Resident memory at the end as a multiple of that after a quarter of the requests. */
  memoryGrowth: number;
  slowestHealthMs: number;
  slowestResponseMs: number;
}

export interface FuzzLog {
  findings: Finding[];
  counts: FuzzCounts;
  /** Attacks with a response of 503 with Retry-After, to be repeated without other load. */
  shed: Attack[];
}

const concurrency = 6;
export const responseTimeoutMs = 15_000;
/** Attacks of one name have the same cause; this caps the shed attacks that are repeated. */
const maxShedAttacks = 100;

/** Findings grouped by problem and attack name. */
export class Findings {
  readonly #byKey = new Map<string, Finding>();

  add(problem: string, attack: Attack): void {
    const key = `${problem} ${attack.name}`;
    const known = this.#byKey.get(key);
    if (known) known.count += 1;
    else this.#byKey.set(key, { problem, attack, count: 1 });
  }

  all(): Finding[] {
    return [...this.#byKey.values()];
  }
}

function toOutcomeName(outcome: RawOutcome, isShed: boolean): string {
  if (outcome.kind === 'none') return outcome.reason === 'hung up' ? 'hung up' : 'none';
  return isShed ? 'shed' : `${Math.floor(outcome.status / 100)}xx`;
}

/** How long a process may take to crash after the fatal request, and to recover from a blocking one. */
const crashGraceMs = 300;
const recoveryTimeoutMs = 5_000;

/**
 * Waits until a process that gave no response has crashed or responds again, lest the next attack is blamed.
 * @returns why the process failed, null when it is healthy; it is restarted when it is not
 */
export async function recoverServer(
  server: ServerProcess,
): Promise<'the process was lost' | 'the process was stunned' | null> {
  await pause(crashGraceMs);
  const deadline = performance.now() + recoveryTimeoutMs;
  while (server.isAlive && performance.now() < deadline) {
    const response = await fetch(`${server.origin}/healthz`, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    if (response?.ok) return null;
  }
  const serverFailure = server.isAlive ? 'the process was stunned' : 'the process was lost';
  await server.end('SIGKILL');
  await server.start();
  return serverFailure;
}

/** Sends attacks to a process and records the outcomes; restarts the process after a crash. */
export async function fuzz({
  server,
  oracle,
  namedAttacks,
  random,
  requests,
  maxMs,
  log,
}: FuzzOptions): Promise<FuzzLog> {
  const findings = new Findings();
  const responses = new Map<string, number>();
  const shed: Attack[] = [];
  const startedAt = performance.now();
  let sent = 0;
  let unexpectedExits = 0;
  let slowestResponseMs = 0;
  let warmMegabytes: number | null = null;
  const health = new HealthWatch(server.origin);

  /** Sends one and judges the response; false when there was none. */
  async function sendAttack(attack: Attack): Promise<boolean> {
    const outcome = await send(server.origin, toRequest(attack, server.origin), responseTimeoutMs);
    sent += 1;
    slowestResponseMs = Math.max(slowestResponseMs, outcome.ms);
    const { isShed, problems } = oracle.judge(attack, outcome);
    const name = toOutcomeName(outcome, isShed);
    responses.set(name, (responses.get(name) ?? 0) + 1);
    if (isShed && shed.length < maxShedAttacks) shed.push(attack);
    if (outcome.kind === 'none' && problems.length > 0) return false;
    for (const problem of problems) findings.add(problem, attack);
    return true;
  }

  /** Sends some in parallel; when the process fails, repeats each alone to find the cause. */
  async function round(attacks: Attack[]): Promise<void> {
    const hasResponses = await Promise.all(attacks.map(sendAttack));
    if (!hasResponses.includes(false)) return;
    const serverFailure = await recoverServer(server);
    if (serverFailure !== null) {
      unexpectedExits += 1;
      // A new process starts with a new memory baseline.
      warmMegabytes = null;
    }
    if (attacks.length === 1) findings.add(serverFailure ?? 'no answer', attacks[0] as Attack);
    else for (const attack of attacks) await round([attack]);
  }

  for (const attack of namedAttacks) await round([attack]);
  log(`${namedAttacks.length} named attacks sent in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  while (sent < requests && performance.now() - startedAt < maxMs) {
    await round(Array.from({ length: Math.min(concurrency, requests - sent) }, random));
    if (sent >= requests / 4) warmMegabytes ??= residentMegabytes(server.pid);
  }
  const slowestHealthMs = await health.stop();
  const memoryGrowth = residentMegabytes(server.pid) / (warmMegabytes ?? residentMegabytes(server.pid));
  const counts = { sent, responses, unexpectedExits, memoryGrowth, slowestHealthMs, slowestResponseMs };
  return { findings: findings.all(), counts, shed };
}
