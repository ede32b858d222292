import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible: ReadonlySet<string> = new Set(['.js', '.css', '.svg', '.txt']);
const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Compresses the browser's files once, at the maximum level, when both builds are written. */
export function precompressAssets(directory: string): Plugin {
  let isLastBuild = false;
  return {
    name: 'vyloha:precompress-assets',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      isLastBuild = Boolean(config.build.ssr);
    },
    async closeBundle() {
      if (!isLastBuild) return;
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
      await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
    },
  };
}
