import { send } from '../wire/raw-request';
import { toCurl, toRequest } from './attack';
import type { Attack } from './attack';
import { answerWithinMs, fuzz, settle } from './fuzz-run';
import type { Finding, FuzzCounts, FuzzOptions } from './fuzz-run';
import { shrink } from './shrink';

export interface FuzzReport {
  counts: FuzzCounts;
  /** Shrunk to what hurts. */
  findings: Finding[];
  /** `/healthz` answered 200 after everything. */
  isWell: boolean;
}

/** One finding is shrunk for so long at most. */
const maxShrinkMs = 10_000;

/** Sends one attack while nothing else is under way, and says what is wrong with the answer. */
async function problemsAlone({ server, oracle }: FuzzOptions, attack: Attack): Promise<string[]> {
  const outcome = await send(server.origin, toRequest(attack, server.origin), answerWithinMs);
  const { isShed, problems } = oracle.judge(attack, outcome);
  if (outcome.kind === 'none' && problems.length > 0) return [(await settle(server)) ?? 'no answer'];
  return isShed ? [...problems, 'status 503 without other load'] : problems;
}

/** An attack refused as overload is sent again alone: refused then, it is the attack that is answered 503. */
async function shedAlone(options: FuzzOptions, attacks: Attack[], isMeant: (attack: Attack) => boolean) {
  const findings = new Map<string, Finding>();
  for (const attack of attacks) {
    if (isMeant(attack) || findings.has(attack.name)) continue;
    const problem = (await problemsAlone(options, attack)).find((one) => one.startsWith('status 503'));
    if (problem !== undefined) findings.set(attack.name, { problem, attack, count: 1 });
  }
  return [...findings.values()];
}

/** Sends all attacks, then shrinks what was found. @param isMeant attacks whose 503 is their right answer */
export async function fuzzAndShrink(
  options: FuzzOptions,
  isMeant: (attack: Attack) => boolean = () => false,
): Promise<FuzzReport> {
  const { findings, counts, shed } = await fuzz(options);
  const all = [...findings, ...(await shedAlone(options, shed, isMeant))];
  const { named, maxMs, say } = options;
  say(`${counts.sent} requests sent, ${all.length} findings`);
  const shrunk: Finding[] = [];
  const endsAt = performance.now() + maxMs / 2;
  for (const finding of all) {
    const giveUpAt = Math.min(endsAt, performance.now() + maxShrinkMs);
    const hurts = async (attack: Attack) => (await problemsAlone(options, attack)).includes(finding.problem);
    // A named case is as small as it was made.
    const attack = named.includes(finding.attack)
      ? finding.attack
      : await shrink(finding.attack, hurts, () => performance.now() > giveUpAt);
    shrunk.push({ ...finding, attack });
  }
  const health = await fetch(`${options.server.origin}/healthz`).catch(() => null);
  return { counts, findings: shrunk, isWell: health?.ok === true };
}

/** Findings as a person reads and repeats them. */
export function describeFindings({ findings }: FuzzReport, origin: string): string[] {
  return findings.map(({ problem, attack, count }) => {
    return `${problem} (${attack.name}, ${count}×)\n    ${toCurl(attack, origin)}`;
  });
}
