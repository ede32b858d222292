interface NetworkInformation {
  saveData?: boolean;
  /** How the connection performs: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** Not every browser reports its connection. */
type ConnectedNavigator = Navigator & { connection?: NetworkInformation };

/** Whether data may be spent on a page that might not be opened. */
export function allowsPrefetch({ connection }: ConnectedNavigator = navigator): boolean {
  if (connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true) return false;
  return !window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
