/** A customer in a restricted group may not shop while logged in. */
export function isRestricted(groups: readonly string[], restrictedGroups: readonly string[]): boolean {
  return groups.some((group) => restrictedGroups.includes(group));
}
