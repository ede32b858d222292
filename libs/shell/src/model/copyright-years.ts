/** The range from the year the shop was founded to the current one; a single year when they are equal or unknown. */
export function copyrightYears(first: number | null, now: number): string {
  return first === null || first >= now ? String(now) : `${first}–${now}`;
}
