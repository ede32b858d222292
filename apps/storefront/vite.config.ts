import { vitePlugin as remix } from '@remix-run/dev';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { precompressAssets } from './build-plugins/precompress-assets';

/** One server bundle: the express host is the entry, and Remix's build is a module of it. */
function hostAsServerEntry(): Plugin {
  return {
    name: 'vyloha:host-as-server-entry',
    enforce: 'post',
    config: (_config, { command, isSsrBuild }) =>
      command === 'build' && isSsrBuild ? { build: { rollupOptions: { input: 'server/main.ts' } } } : {},
  };
}

export default defineConfig({
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
    hostAsServerEntry(),
    precompressAssets(join(import.meta.dirname, 'build/client')),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  server: { middlewareMode: true },
});
