import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const backendFolder = dirname(fileURLToPath(import.meta.url));

/** They load native code, or files that lie beside them; `pg` asks for the last one, which nobody has to have. */
const external = ['sharp', '@electric-sql/*', 'pdfkit', 'pg-native'];

/**
 * How the backend and its commands are bundled: with the packages from npm, as loading their thousand files would take
 * half of a start. @satisfies {import('esbuild').BuildOptions}
 */
export const bundleOptions = {
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external,
  // Packages of the older module format ask for those of Node.js by `require`.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  logLevel: 'warning',
};
