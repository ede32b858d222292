import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const backendFolder = dirname(fileURLToPath(import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(backendFolder, '../../package.json'), 'utf8'));

// Packages from npm stay outside; libraries of the workspace are source and go into the bundle.
const external = Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]);

/** How the backend and its commands are bundled. @satisfies {import('esbuild').BuildOptions} */
export const bundleOptions = {
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external,
  logLevel: 'warning',
};
