import type { SearchFigures } from './measure-search';

const percent = ({ right, of }: { right: number; of: number }) =>
  of === 0 ? '–' : `${((right / of) * 100).toFixed(1)} % of ${of}`;

/** The shares of both halves as a table, and what failed of the half for tuning. */
export function formatFigures({ halves, kinds, failures }: SearchFigures): string {
  const rows = [
    ['', 'tuning', 'unused'],
    ...kinds.map((row) => [row.kind, percent(row.halves.tuning), percent(row.halves.unused)]),
    ['all', percent(halves.tuning), percent(halves.unused)],
  ];
  const width = 18;
  return [
    ...rows.map((cells) => `  ${cells.map((cell) => cell.padEnd(width)).join('')}`.trimEnd()),
    ...failures.map(
      ({ query: { kind, language, query }, shown }) =>
        `  ${kind}, ${language} '${query}': ${shown.join('; ') || 'no product'}`,
    ),
  ].join('\n');
}
