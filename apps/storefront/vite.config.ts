import { join } from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import type { BuildOptions, Rollup } from 'vite';
import { hostAsServerEntry } from './build-plugins/host-as-server-entry';
import { oneStylesheet } from './build-plugins/one-stylesheet';
import { pagesInFewFiles } from './build-plugins/pages-in-few-files';
import { precompressAssets } from './build-plugins/precompress-assets';

/** Below this a file costs more as a request than as a part of another one; above, pages load what others need. */
const minChunkBytes = 400;

/** Meant, though the build complains: routes of loaders alone, and parts that servers have at hand and browsers load late. */
const meant = /Generated an empty chunk|dynamic import will not move module into another chunk/;

const onwarn: Rollup.RollupOptions['onwarn'] = (warning, warn) => {
  if (!meant.test(warning.message)) warn(warning);
};

const serverBuild: BuildOptions = { assetsInlineLimit: 0, rollupOptions: { onwarn } };

const clientBuild: BuildOptions = {
  // Pictures stand in files of their own, which the policy of the pages admits and browsers keep.
  assetsInlineLimit: 0,
  minify: 'terser',
  terserOptions: { module: true, compress: { passes: 2 } },
  rollupOptions: { onwarn, output: { experimentalMinChunkSize: minChunkBytes }, plugins: [pagesInFewFiles()] },
};

/** Readable while one works on the shop; as short as they can be where every page carries them. */
const classNames = { serve: '[local]_[hash:base64:5]', build: '[hash:base64:5]' } as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
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
    oneStylesheet(),
    precompressAssets(join(import.meta.dirname, 'build/client')),
  ],
  build: { target: 'es2022', ...(isSsrBuild === true ? serverBuild : clientBuild) },
  css: { modules: { generateScopedName: classNames[command] } },
}));
