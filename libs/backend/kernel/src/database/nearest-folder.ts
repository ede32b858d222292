import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findAbove(name: string, start: string): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, name);
    if (existsSync(candidate)) return candidate;
    if (dirname(folder) === folder) return null;
  }
}

/**
 * Finds `name` beside or above the running file, as the bundle in `dist` does, else beside or above the working directory,
 * as sources do that tests run.
 */
export function nearestFolder(name: string, from: string = import.meta.url): string {
  const start = dirname(fileURLToPath(from));
  const found = findAbove(name, start) ?? findAbove(name, process.cwd());
  if (found === null) throw new Error(`No folder '${name}' above ${start}`);
  return found;
}
