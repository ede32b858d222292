import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Finds `name` beside or above the running file, so that sources and the bundle in `dist` share one folder. */
export function nearestFolder(name: string, from: string = import.meta.url): string {
  let folder = dirname(fileURLToPath(from));
  for (;;) {
    const candidate = join(folder, name);
    if (existsSync(candidate)) return candidate;
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No folder '${name}' above ${fileURLToPath(from)}`);
    folder = parent;
  }
}
