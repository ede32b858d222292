/** To whom and when a piece of content shows: a banner, a link. */
export interface Showing {
  /** Customer groups it is limited to; for everyone where there are none. */
  groups: readonly string[];
  /** Times it shows between; null when it is not limited. */
  limit: { start: string | null; end: string | null } | null;
}

/** Who looks, and when. */
export interface Viewer {
  groups: readonly string[];
  now: Date;
}

/** Whether something shows now: to a member of its groups, and when it is limited between both its dates. */
export function isShown({ groups, limit }: Showing, viewer: Viewer): boolean {
  if (groups.length > 0 && !groups.some((group) => viewer.groups.includes(group))) return false;
  if (limit === null) return true;
  if (limit.start === null || limit.end === null) return false;
  return new Date(limit.start) <= viewer.now && viewer.now <= new Date(limit.end);
}

/** The first moment at which something of the list begins or ends to show; null when nothing will change by itself. */
export function nextChange(showings: readonly Showing[], now: Date): Date | null {
  const moments = showings.flatMap(({ limit }) =>
    limit?.start == null || limit.end == null ? [] : [Date.parse(limit.start), Date.parse(limit.end) + 1],
  );
  const later = moments.filter((moment) => moment > now.getTime());
  return later.length === 0 ? null : new Date(Math.min(...later));
}
