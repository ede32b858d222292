import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { type FileStore, isFileKey } from '@vyloha/backend-files';

/** What a drawing may show and include, itself among them. */
const maxFiles = 50;

/** What it names beside it: relative addresses without a scheme. */
function namesIn(svg: string): string[] {
  return [...svg.matchAll(/(?:\bhref\s*=\s*["']|\burl\(\s*["']?|@import\s+["'])([^"'#)?\s][^"'#)?]*)/g)]
    .map(([, name = '']) => name.trim())
    .filter((name) => !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(name));
}

/** Writes the drawing and what it shows into a folder; false when the drawing is missing. */
async function fetchDrawing(files: FileStore, key: string, folder: string): Promise<boolean> {
  const wanted = [key];
  for (const current of wanted) {
    const file = await files.get(current);
    if (file === null && current === key) return false;
    if (file === null) continue;
    await mkdir(dirname(join(folder, current)), { recursive: true });
    await writeFile(join(folder, current), file.content);
    if (!/\.svg$/i.test(current)) continue;
    const beside = namesIn(file.content.toString('utf8')).map((name) => posix.join(posix.dirname(current), name));
    const added = beside.filter((name) => isFileKey(name) && name.startsWith('files/') && !wanted.includes(name));
    wanted.push(...new Set(added.slice(0, maxFiles - wanted.length)));
  }
  return true;
}

/**
 * Hands over the path of a drawing, beside which lies what it shows; of a remote store, copies that are there meanwhile.
 * Null when it is missing.
 */
export async function withLocalDrawing<Result>(
  files: FileStore,
  key: string,
  use: (path: string) => Promise<Result>,
): Promise<Result | null> {
  const path = files.localPath(key);
  if (path !== null) return existsSync(path) ? use(path) : null;
  const folder = await mkdtemp(join(tmpdir(), 'vyloha-drawing-'));
  try {
    return (await fetchDrawing(files, key, folder)) ? await use(join(folder, key)) : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
