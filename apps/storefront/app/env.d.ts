/// <reference types="vite/client" />

declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node';
  const build: ServerBuild;
  export const assets: ServerBuild['assets'];
  export const routes: ServerBuild['routes'];
  export default build;
}
