import type { Plugin } from 'vite';

/** What a page tells when its scripts run: when its document was requested, in milliseconds since 1970. */
const loadedEvent = 'vyloha:loaded';

/**
 * Has browsers load a page again where hot updates do not reach it: a file that only the server reads has changed, such
 * as texts and loaders, or any file while the page was on its way, before it was connected.
 */
export function developmentReload(): Plugin {
  let changedAt = 0;
  return {
    name: 'vyloha:development-reload',
    apply: 'serve',
    configureServer({ ws }) {
      ws.on(loadedEvent, ({ requestedAt }: { requestedAt: number }, client) => {
        if (requestedAt < changedAt) client.send({ type: 'full-reload' });
      });
    },
    handleHotUpdate({ file, server: { environments, ws } }) {
      changedAt = Date.now();
      const isReadBy = (side: 'client' | 'ssr') =>
        (environments[side].moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
      if (isReadBy('ssr') && !isReadBy('client')) ws.send({ type: 'full-reload' });
    },
  };
}
