// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the root package.json; every tool uses it as its working directory. */
export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
