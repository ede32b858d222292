import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(here, '../../package.json'), 'utf8'));

// Packages from npm stay outside; libraries of the workspace are source and go into the bundle.
const external = Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]);

const outdir = join(here, 'dist');
rmSync(outdir, { recursive: true, force: true });

/** @type {import('esbuild').BuildOptions} */
const options = {
  entryPoints: {
    main: join(here, 'src/main.ts'),
    backup: join(here, 'src/backup/cli.ts'),
    import: join(here, 'src/import/cli.ts'),
    'login-as': join(here, 'src/accounts/login-as/cli.ts'),
    moderate: join(here, 'src/reviews/moderation/cli.ts'),
    newsletter: join(here, 'src/newsletter/subscribers/cli.ts'),
    'prices-and-stock': join(here, 'src/import/prices-and-stock-cli.ts'),
    refund: join(here, 'src/payments/refund-cli.ts'),
    'order-status': join(here, 'src/orders/status/cli.ts'),
  },
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external,
  logLevel: 'warning',
};

/** Tells the process that started this one of every build that succeeded. @type {import('esbuild').Plugin} */
const announce = {
  name: 'announce',
  setup: ({ onEnd }) => onEnd(({ errors }) => void (errors.length === 0 && process.send?.('built'))),
};

if (process.argv.includes('--watch')) await (await context({ ...options, plugins: [announce] })).watch();
else await build(options);
