import { isMistypedLetter } from './mistyped-letters';

/** From so many letters on, the consonants of a word say what was meant, whichever letter is in place of a vowel. */
const tellingLength = 6;
const wrongVowel = 1.5;
const otherWord = 2;

const isVowel = (letter: string) => 'aeiouy'.includes(letter);

/**
 * A letter that nobody types by mistake: in place of a vowel it costs more, in place of another consonant or in a short
 * word it makes another word: 'hodinky' are no 'holínky', and 'podmínky' no 'podmisky'.
 */
function substitutionCost(a: string | undefined, b: string | undefined, length: number): number {
  if (a === undefined || b === undefined || a === b) return 0;
  if (isMistypedLetter(a, b)) return 1;
  return length >= tellingLength && (isVowel(a) || isVowel(b)) ? wrongVowel : otherWord;
}

/**
 * Number of letters to add, remove, mistype or swap with the adjacent one to turn one word into the other
 * (Damerau–Levenshtein, optimal string alignment).
 */
export function editDistance(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const swaps = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + substitutionCost(a[row - 1], b[column - 1], length),
        swaps ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
