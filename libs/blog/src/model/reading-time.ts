/** Words of Czech and Slovak prose that are read in a minute. */
const wordsPerMinute = 180;

/** Minutes that a text takes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
