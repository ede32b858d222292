import { formatTable } from '../report/table';
import type { FuzzReport } from './fuzz-report';

const head = [
  'attacked',
  'requests',
  '2xx',
  '3xx',
  '4xx',
  '503 shed',
  '5xx',
  'no answer',
  'processes lost',
  'memory',
  'slowest /healthz',
  'findings',
];

/** Figures of fuzz runs, a row each. */
export function fuzzTable(reports: readonly (readonly [string, FuzzReport])[]): string {
  return formatTable(
    head,
    reports.map(([name, { counts, findings }]) => {
      const of = (answer: string) => String(counts.answers.get(answer) ?? 0);
      return [
        name,
        String(counts.sent),
        of('2xx'),
        of('3xx'),
        of('4xx'),
        of('shed'),
        of('5xx'),
        of('none'),
        String(counts.losses),
        `× ${counts.memoryGrowth.toFixed(2)}`,
        `${Math.round(counts.slowestHealthMs)} ms`,
        String(findings.length),
      ];
    }),
  );
}
