import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { drawingsFolder } from '@vyloha/demo-shop';
import { nearestFolder } from '@vyloha/backend-kernel';

/** The drawings of the demo shop, beside its documents. */
const drawings = () => nearestFolder('libs/demo-shop/drawings');

export const drawingPath = (file: string) => join(drawings(), file);

/** Where the shop has the files of its pictures. */
export const copyDrawings = (dataDir: string) =>
  cp(drawings(), join(dataDir, 'files', drawingsFolder), { recursive: true });
