// @ts-check

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {number} figure
 * @property {number} goal
 * @property {'max' | 'min'} goalIs whether the goal is the maximum or the minimum of the figure
 */

/** @param {Row} row */
export const isGoalReached = ({ figure, goal, goalIs }) => (goalIs === 'max' ? figure <= goal : figure >= goal);

/** @param {Row[]} rows */
export function formatTable(rows) {
  const cells = rows.map((row) => [
    row.what,
    row.figure.toFixed(2),
    `${row.goalIs === 'max' ? '≤' : '≥'} ${row.goal}`,
    (row.figure / row.goal).toFixed(2),
    isGoalReached(row) ? 'reached' : 'missed',
  ]);
  const all = [['what', 'figure', 'goal', 'ratio', ''], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
