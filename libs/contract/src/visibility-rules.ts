/** To whom and when a piece of content is visible: a banner, a link. */
export interface VisibilityRules {
  /** Customer groups it is limited to; everyone if empty. */
  groups: readonly string[];
  /** Period in which it is visible; null when not limited. */
  limit: { start: string | null; end: string | null } | null;
}

/** The viewer's groups and the current time. */
export interface Viewer {
  groups: readonly string[];
  now: Date;
}

/** Whether content is visible now: to a member of its groups, and within its period, if limited. */
export function isVisibleToViewer({ groups, limit }: VisibilityRules, viewer: Viewer): boolean {
  if (groups.length > 0 && !groups.some((group) => viewer.groups.includes(group))) return false;
  if (limit === null) return true;
  if (limit.start === null || limit.end === null) return false;
  return new Date(limit.start) <= viewer.now && viewer.now <= new Date(limit.end);
}

/** The next time at which visibility of any item changes; null when none will change. */
export function nextVisibilityChange(rules: readonly VisibilityRules[], now: Date): Date | null {
  const timestamps = rules.flatMap(({ limit }) =>
    limit?.start == null || limit.end == null ? [] : [Date.parse(limit.start), Date.parse(limit.end) + 1],
  );
  const upcoming = timestamps.filter((timestamp) => timestamp > now.getTime());
  return upcoming.length === 0 ? null : new Date(Math.min(...upcoming));
}
