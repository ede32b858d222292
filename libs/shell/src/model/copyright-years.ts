/** From the year the shop began to this one; one year where there is no other. */
export function copyrightYears(first: number | null, now: number): string {
  return first === null || first >= now ? String(now) : `${first}–${now}`;
}
