import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import type { BuildOptions, Rollup } from 'vite';
import { developmentReload } from './build-plugins/development-reload';
import { ownRouterModules } from './build-plugins/own-router-modules';
import { hostAsServerEntry } from './build-plugins/host-as-server-entry';
import { stylesheets } from './build-plugins/stylesheets';
import { pageRouteExports } from './build-plugins/page-route-exports';
import { sharedPageChunks } from './build-plugins/shared-page-chunks';
import { themeIcons } from './build-plugins/theme-icons';
import { unusedComponents } from './build-plugins/unused-components';
import { precompressAssets } from './build-plugins/precompress-assets';
import { shortClassNames } from './build-plugins/short-class-names';
import { themeStylesheets } from './build-plugins/theme-stylesheets';
import { watchLibraries } from './build-plugins/watch-libraries';

/** A smaller chunk costs more as a request than merged into another one; above it, pages load code of others. */
const minChunkBytes = 250;

/** Intended, though the build warns: loader-only routes, and modules that servers import directly, browsers lazily. */
const expectedWarnings = /Generated an empty chunk|dynamic import will not move module into another chunk/;

const onwarn: Rollup.RollupOptions['onwarn'] = (warning, warn) => {
  if (!expectedWarnings.test(warning.message)) warn(warning);
};

const serverBuild: BuildOptions = { assetsInlineLimit: 0, rollupOptions: { onwarn } };

const clientBuild: BuildOptions = {
  // Images stay files of their own, which the pages' policy allows and browsers cache.
  assetsInlineLimit: 0,
  minify: 'terser',
  terserOptions: { module: true, compress: { passes: 2 } },
  rollupOptions: { onwarn, output: { experimentalMinChunkSize: minChunkBytes }, plugins: [sharedPageChunks()] },
};

/** As in the backend's bundle: what production installs stays outside of the server, all else goes into it. */
function listExternalPackages(): string[] {
  const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  );
  return Object.keys(dependencies);
}

/** Readable in development; as short as possible in production, where every page carries them. */
const classNames = {
  serve: '[local]_[hash:base64:5]',
  build: shortClassNames(join(import.meta.dirname, '../..')),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    pageRouteExports(),
    unusedComponents(),
    ownRouterModules(),
    themeStylesheets(join(import.meta.dirname, '../../libs')),
    remix({
      serverBuildFile: 'server.js',
      future: {
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    hostAsServerEntry('server/main.ts'),
    stylesheets(),
    themeIcons(),
    developmentReload(),
    watchLibraries(join(import.meta.dirname, '../../libs')),
    precompressAssets(join(import.meta.dirname, 'build/client')),
  ],
  // Found while a page runs, a package is bundled anew with its own React, and the page breaks until it is loaded again.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  build: { target: 'es2022', ...(isSsrBuild === true ? serverBuild : clientBuild) },
  ...(command === 'build' && { ssr: { noExternal: true, external: listExternalPackages() } }),
  css: { modules: { generateScopedName: classNames[command] } },
}));
