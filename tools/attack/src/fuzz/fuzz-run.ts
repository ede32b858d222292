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
  named: Attack[];
  random: () => Attack;
  requests: number;
  /** The run ends then, however many requests were sent; shrinking may take half as long again. */
  maxMs: number;
  say: (line: string) => void;
}

export interface Finding {
  problem: string;
  attack: Attack;
  count: number;
}

export interface FuzzCounts {
  sent: number;
  /** Answers by status, `shed` for 503 with Retry-After and `none` for no answer. */
  answers: Map<string, number>;
  /** How often the process fell or had to be started anew. */
  losses: number;
  /** Resident memory at the end as a multiple of that after a quarter of the requests. */
  memoryGrowth: number;
  slowestHealthMs: number;
  slowestAnswerMs: number;
}

export interface FuzzLog {
  findings: Finding[];
  counts: FuzzCounts;
  /** Attacks answered 503 with Retry-After, to be sent again when nothing else is under way. */
  shed: Attack[];
}

const concurrency = 6;
export const answerWithinMs = 15_000;
/** Attacks of one name find the same thing; so many are kept of them. */
const maxShedKept = 100;

/** What has no number of its own: findings at one route with one problem are one. */
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

function nameOf(outcome: RawOutcome, isShed: boolean): string {
  if (outcome.kind === 'none') return outcome.reason === 'hung up' ? 'hung up' : 'none';
  return isShed ? 'shed' : `${Math.floor(outcome.status / 100)}xx`;
}

/** How long a process may take to fall after what fells it, and to come to itself after what stuns it. */
const fallMs = 300;
const stunnedMs = 5_000;

/**
 * Waits until a process that gave no answer has fallen or answers again, lest the next attack is blamed.
 * @returns what became of the process, null when it is well; it is started anew when it is not
 */
export async function settle(
  server: ServerProcess,
): Promise<'the process was lost' | 'the process was stunned' | null> {
  await pause(fallMs);
  const deadline = performance.now() + stunnedMs;
  while (server.isAlive && performance.now() < deadline) {
    const answer = await fetch(`${server.origin}/healthz`, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    if (answer?.ok) return null;
  }
  const became = server.isAlive ? 'the process was stunned' : 'the process was lost';
  await server.end('SIGKILL');
  await server.start();
  return became;
}

/** Sends attacks to a process and writes down what comes of them; starts the process again when one fells it. */
export async function fuzz({ server, oracle, named, random, requests, maxMs, say }: FuzzOptions): Promise<FuzzLog> {
  const findings = new Findings();
  const answers = new Map<string, number>();
  const shed: Attack[] = [];
  const startedAt = performance.now();
  let sent = 0;
  let losses = 0;
  let slowestAnswerMs = 0;
  let warmMegabytes: number | null = null;
  const health = new HealthWatch(server.origin);

  /** Sends one and judges the answer; false when there was none. */
  async function attackOnce(attack: Attack): Promise<boolean> {
    const outcome = await send(server.origin, toRequest(attack, server.origin), answerWithinMs);
    sent += 1;
    slowestAnswerMs = Math.max(slowestAnswerMs, outcome.ms);
    const { isShed, problems } = oracle.judge(attack, outcome);
    const name = nameOf(outcome, isShed);
    answers.set(name, (answers.get(name) ?? 0) + 1);
    if (isShed && shed.length < maxShedKept) shed.push(attack);
    if (outcome.kind === 'none' && problems.length > 0) return false;
    for (const problem of problems) findings.add(problem, attack);
    return true;
  }

  /** Sends some at once; when the process does not take that, each alone, to know which it was. */
  async function round(attacks: Attack[]): Promise<void> {
    const answered = await Promise.all(attacks.map(attackOnce));
    if (!answered.includes(false)) return;
    const became = await settle(server);
    if (became !== null) {
      losses += 1;
      // Another process has a memory of its own.
      warmMegabytes = null;
    }
    if (attacks.length === 1) findings.add(became ?? 'no answer', attacks[0] as Attack);
    else for (const attack of attacks) await round([attack]);
  }

  for (const attack of named) await round([attack]);
  say(`${named.length} named attacks sent in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  while (sent < requests && performance.now() - startedAt < maxMs) {
    await round(Array.from({ length: Math.min(concurrency, requests - sent) }, random));
    if (sent >= requests / 4) warmMegabytes ??= residentMegabytes(server.pid);
  }
  const slowestHealthMs = await health.stop();
  const memoryGrowth = residentMegabytes(server.pid) / (warmMegabytes ?? residentMegabytes(server.pid));
  const counts = { sent, answers, losses, memoryGrowth, slowestHealthMs, slowestAnswerMs };
  return { findings: findings.all(), counts, shed };
}
