/** Of Czech and Slovak keyboards; each row is half a key to the right of the one above. */
const keyRows = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];

/** Letters that are written in place of each other because they sound alike. */
const soundAlike: ReadonlySet<string> = new Set(['iy', 'sz', 'vw', 'ck', 'kq', 'sx']);

function findKey(letter: string): { row: number; column: number } | null {
  const row = keyRows.findIndex((keys) => keys.includes(letter));
  return row < 0 ? null : { row, column: (keyRows[row] ?? '').indexOf(letter) };
}

/** Whether one of two letters is easily typed in place of the other: a key beside it, or the same sound. */
export function isMistypedLetter(a: string, b: string): boolean {
  if (soundAlike.has([a, b].toSorted().join(''))) return true;
  const [first, second] = [findKey(a), findKey(b)];
  if (first === null || second === null) return false;
  const [upper, lower] = first.row <= second.row ? [first, second] : [second, first];
  const shift = lower.column - upper.column;
  return upper.row === lower.row ? Math.abs(shift) === 1 : lower.row - upper.row === 1 && (shift === 0 || shift === -1);
}
