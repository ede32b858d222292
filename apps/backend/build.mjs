import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, context } from 'esbuild';
import { backendFolder, bundleOptions } from './bundle-options.mjs';

const outdir = join(backendFolder, 'dist');
rmSync(outdir, { recursive: true, force: true });

/** @type {import('esbuild').BuildOptions} */
const options = {
  entryPoints: {
    main: join(backendFolder, 'src/main.ts'),
    vyloha: join(backendFolder, 'src/vyloha.ts'),
    import: join(backendFolder, 'src/import.ts'),
    'prices-and-stock': join(backendFolder, 'src/prices-and-stock.ts'),
  },
  ...bundleOptions,
  outdir,
};

/** Tells the process that started this one of every build that succeeded. @type {import('esbuild').Plugin} */
const announce = {
  name: 'announce',
  setup: ({ onEnd }) => onEnd(({ errors }) => void (errors.length === 0 && process.send?.('built'))),
};

// Started by another process, it ends with it.
process.once('disconnect', () => process.exit());

if (process.argv.includes('--watch')) await (await context({ ...options, plugins: [announce] })).watch();
else await build(options);
