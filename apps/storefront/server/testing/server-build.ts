import type { ServerBuild } from '@remix-run/node';
import * as entryModule from '../../app/entry.server';

export type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

function toAssetRoute(id: string, { parentId, path, index, module }: ServerRoute) {
  return {
    id,
    module: `/assets/${id}.js`,
    imports: [],
    hasLoader: 'loader' in module,
    hasAction: 'action' in module,
    hasErrorBoundary: 'ErrorBoundary' in module,
    hasClientAction: false,
    hasClientLoader: false,
    ...(parentId !== undefined && { parentId }),
    ...(path !== undefined && { path }),
    ...(index !== undefined && { index }),
  };
}

/** A Remix build of these routes, created without a bundler. */
export function createServerBuild(routes: Readonly<Record<string, ServerRoute>>): ServerBuild {
  return {
    mode: 'production',
    entry: { module: entryModule },
    routes: { ...routes },
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, toAssetRoute(id, route)])),
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: true,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
  };
}
