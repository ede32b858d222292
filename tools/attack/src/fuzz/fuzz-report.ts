import { send } from '../wire/raw-request';
import { toCurl, toRequest } from './attack';
import type { Attack } from './attack';
import { responseTimeoutMs, fuzz, recoverServer } from './fuzz-run';
import type { Finding, FuzzCounts, FuzzOptions } from './fuzz-run';
import { shrink } from './shrink';

export interface FuzzReport {
  counts: FuzzCounts;
  /** Shrunk to what triggers the problem. */
  findings: Finding[];
  /** `/healthz` returned 200 after the run. */
  isHealthy: boolean;
}

/** Time limit for shrinking one finding. */
const maxShrinkMs = 10_000;

/** Sends one attack without other load, and returns problems of the response. */
async function findProblemsAlone({ server, oracle }: FuzzOptions, attack: Attack): Promise<string[]> {
  const outcome = await send(server.origin, toRequest(attack, server.origin), responseTimeoutMs);
  const { isShed, problems } = oracle.judge(attack, outcome);
  if (outcome.kind === 'none' && problems.length > 0) return [(await recoverServer(server)) ?? 'no answer'];
  return isShed ? [...problems, 'status 503 without other load'] : problems;
}

/** Repeats attacks shed as overload without other load: a 503 then is caused by the attack itself. */
async function findUnloadedShedding(
  options: FuzzOptions,
  attacks: Attack[],
  isExpectedUnavailable: (attack: Attack) => boolean,
) {
  const findings = new Map<string, Finding>();
  for (const attack of attacks) {
    if (isExpectedUnavailable(attack) || findings.has(attack.name)) continue;
    const problem = (await findProblemsAlone(options, attack)).find((message) => message.startsWith('status 503'));
    if (problem !== undefined) findings.set(attack.name, { problem, attack, count: 1 });
  }
  return [...findings.values()];
}

/** Sends all attacks, then shrinks the findings. @param isExpectedUnavailable attacks with an expected 503 */
export async function fuzzAndShrink(
  options: FuzzOptions,
  isExpectedUnavailable: (attack: Attack) => boolean = () => false,
): Promise<FuzzReport> {
  const { findings, counts, shed } = await fuzz(options);
  const all = [...findings, ...(await findUnloadedShedding(options, shed, isExpectedUnavailable))];
  const { namedAttacks, maxMs, log } = options;
  log(`${counts.sent} requests sent, ${all.length} findings`);
  const shrunk: Finding[] = [];
  const endsAt = performance.now() + maxMs / 2;
  for (const finding of all) {
    const shrinkDeadline = Math.min(endsAt, performance.now() + maxShrinkMs);
    const stillFails = async (attack: Attack) => (await findProblemsAlone(options, attack)).includes(finding.problem);
    // A named case is minimal already.
    const attack = namedAttacks.includes(finding.attack)
      ? finding.attack
      : await shrink(finding.attack, stillFails, () => performance.now() > shrinkDeadline);
    shrunk.push({ ...finding, attack });
  }
  const health = await fetch(`${options.server.origin}/healthz`).catch(() => null);
  return { counts, findings: shrunk, isHealthy: health?.ok === true };
}

/** Findings with a command to reproduce each. */
export function describeFindings({ findings }: FuzzReport, origin: string): string[] {
  return findings.map(({ problem, attack, count }) => {
    return `${problem} (${attack.name}, ${count}×)\n    ${toCurl(attack, origin)}`;
  });
}
