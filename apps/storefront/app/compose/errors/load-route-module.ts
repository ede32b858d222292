import { claimReload } from './reload-guard';

interface ManifestRoute {
  id: string;
  /** URL of its script. */
  module: string;
}

/** The page being opened, or the current one for a request in the background. */
export function loadDocument(): void {
  const { state, location } = window.__remixRouter.state.navigation;
  const target = state === 'loading' ? `${location.pathname}${location.search}` : null;
  const current = `${window.location.pathname}${window.location.search}`;
  // Going back has changed the URL already, and assigning the same one would only scroll.
  if (target === null || target === current) window.location.reload();
  else window.location.assign(`${target}${location?.hash ?? ''}`);
}

/**
 * Loads a route's script. Takes the place of Remix's own function, which reloads the current page, whatever was clicked,
 * as often as a script is missing.
 */
export async function loadRouteModule(
  { id, module }: ManifestRoute,
  loadedModules: Record<string, unknown>,
  leave: () => void = loadDocument,
): Promise<unknown> {
  if (id in loadedModules) return loadedModules[id];
  try {
    const loaded: unknown = await import(/* @vite-ignore */ module);
    loadedModules[id] = loaded;
    return loaded;
  } catch (error) {
    if (!claimReload()) throw error;
    leave();
    // The document is being replaced: nothing of this one is to be shown any more.
    return new Promise(() => {});
  }
}
