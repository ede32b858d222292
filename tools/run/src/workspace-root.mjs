// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the root package.json; every tool works from there, wherever it was called. */
export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
