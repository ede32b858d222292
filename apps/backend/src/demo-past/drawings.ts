import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { drawingsFolder } from '@vyloha/demo-shop';
import type { FileStore } from '@vyloha/backend-files';
import { nearestFolder } from '@vyloha/backend-kernel';

/** The drawings of the demo shop, beside its documents. */
const drawings = () => nearestFolder('libs/demo-shop/drawings');

export const drawingPath = (file: string) => join(drawings(), file);

/** To where the shop has the files of its pictures. */
export async function copyDrawings(files: FileStore): Promise<void> {
  const entries = await readdir(drawings(), { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(drawings(), path).split(sep).join('/');
    await files.put(`files/${drawingsFolder}/${name}`, { path });
  }
}
