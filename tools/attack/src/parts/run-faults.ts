import type { AttackOptions } from '../attack-options';
import { visitUnderFaults } from '../faults/fault-visit';
import { formatTable } from '../report/table';

const maxMs = 90 * 60_000;

export async function runFaults(_: AttackOptions, log: (line: string) => void): Promise<number> {
  const { visits, calls, slowestMs, problems } = await visitUnderFaults({ maxMs, log });
  const row = [String(calls.length), String(visits), `${Math.round(slowestMs)} ms`, String(problems.length)];
  log(formatTable(['calls', 'visits', 'slowest page', 'problems'], [row]));
  for (const { call, fault, problem } of problems) log(`${fault} of ${call}: ${problem}`);
  return problems.length;
}
