/** How far a list was loaded, and where its reader was. */
interface Note {
  parts: number;
  top: number;
}

const prefix = 'goods ';

/** Writes down for a reload what the document forgets; browsers that keep nothing do without. */
export function noteParts(visit: string, { parts, top }: Note): void {
  try {
    sessionStorage.setItem(prefix + visit, `${parts} ${Math.round(top)}`);
  } catch {
    // Storage is full or forbidden.
  }
}

function read(visit: string): string {
  try {
    return sessionStorage.getItem(prefix + visit) ?? '';
  } catch {
    return '';
  }
}

/** What was noted of a visit; nothing unless the document was reloaded, or come back to. */
export function notedParts(visit: string): Note | null {
  const noted = read(visit);
  if (noted === '') return null;
  const [entry] = performance.getEntriesByType('navigation');
  // Another arrival at the same address begins anew.
  if (entry === undefined || !('type' in entry) || entry.type === 'navigate') {
    sessionStorage.removeItem(prefix + visit);
    return null;
  }
  const [parts = 0, top = 0] = noted.split(' ').map(Number);
  return parts > 0 ? { parts, top } : null;
}
