/** How much of a list was loaded, and its scroll position. */
interface ListState {
  partCount: number;
  scrollTop: number;
}

const prefix = 'products ';

/** Saves the state for a reload of the document; does nothing where storage is disabled. */
export function saveListState(visit: string, { partCount, scrollTop }: ListState): void {
  try {
    sessionStorage.setItem(prefix + visit, `${partCount} ${Math.round(scrollTop)}`);
  } catch {
    // Storage is full or forbidden.
  }
}

function readStored(visit: string): string {
  try {
    return sessionStorage.getItem(prefix + visit) ?? '';
  } catch {
    return '';
  }
}

/** The saved state of a visit; only after a reload, or a return to the document. */
export function restoreListState(visit: string): ListState | null {
  const stored = readStored(visit);
  if (stored === '') return null;
  const [entry] = performance.getEntriesByType('navigation');
  // A new visit of the same address starts from the beginning.
  if (entry === undefined || !('type' in entry) || entry.type === 'navigate') {
    sessionStorage.removeItem(prefix + visit);
    return null;
  }
  const [partCount = 0, scrollTop = 0] = stored.split(' ').map(Number);
  return partCount > 0 ? { partCount, scrollTop } : null;
}
