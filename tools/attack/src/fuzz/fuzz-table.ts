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

/** Results of fuzz runs, one row each. */
export function fuzzTable(reports: readonly (readonly [string, FuzzReport])[]): string {
  return formatTable(
    head,
    reports.map(([name, { counts, findings }]) => {
      const countOf = (outcomeName: string) => String(counts.responses.get(outcomeName) ?? 0);
      return [
        name,
        String(counts.sent),
        countOf('2xx'),
        countOf('3xx'),
        countOf('4xx'),
        countOf('shed'),
        countOf('5xx'),
        countOf('none'),
        String(counts.unexpectedExits),
        `× ${counts.memoryGrowth.toFixed(2)}`,
        `${Math.round(counts.slowestHealthMs)} ms`,
        String(findings.length),
      ];
    }),
  );
}
