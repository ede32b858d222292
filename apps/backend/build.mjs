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
    backup: join(backendFolder, 'src/backup/cli.ts'),
    import: join(backendFolder, 'src/import/cli.ts'),
    'login-as': join(backendFolder, 'src/accounts/login-as/cli.ts'),
    moderate: join(backendFolder, 'src/reviews/moderation/cli.ts'),
    messages: join(backendFolder, 'src/messages/cli.ts'),
    newsletter: join(backendFolder, 'src/newsletter/subscribers/cli.ts'),
    'prices-and-stock': join(backendFolder, 'src/import/prices-and-stock-cli.ts'),
    refund: join(backendFolder, 'src/payments/refund-cli.ts'),
    'order-status': join(backendFolder, 'src/orders/status/cli.ts'),
    claim: join(backendFolder, 'src/claims/state/cli.ts'),
    preview: join(backendFolder, 'src/content/previews/cli.ts'),
    quote: join(backendFolder, 'src/quotes/state/cli.ts'),
    'withdrawal-state': join(backendFolder, 'src/withdrawals/state/cli.ts'),
  },
  ...bundleOptions,
  outdir,
};

/** Tells the process that started this one of every build that succeeded. @type {import('esbuild').Plugin} */
const announce = {
  name: 'announce',
  setup: ({ onEnd }) => onEnd(({ errors }) => void (errors.length === 0 && process.send?.('built'))),
};

if (process.argv.includes('--watch')) await (await context({ ...options, plugins: [announce] })).watch();
else await build(options);
