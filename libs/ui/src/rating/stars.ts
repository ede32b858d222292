const mostStars = 5;

/** A rating of 0 to 100 as stars, to one decimal. */
export function starsOf(percent: number): number {
  const share = Math.max(0, Math.min(100, percent)) / 100;
  return Math.round(share * mostStars * 10) / 10;
}
