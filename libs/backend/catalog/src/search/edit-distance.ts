import { isMistypedLetter } from './mistyped-letters';

/** A letter that nobody types by mistake is one to remove and one to add: 'hodinky' are no 'holínky'. */
function substitutionCost(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined || a === b) return 0;
  return isMistypedLetter(a, b) ? 1 : 2;
}

/**
 * Number of letters to add, remove, mistype or swap with the adjacent one to turn one word into the other
 * (Damerau–Levenshtein, optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const swaps = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + substitutionCost(a[row - 1], b[column - 1]),
        swaps ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
