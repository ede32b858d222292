import { createClientRoutes } from '@remix-run/react/dist/routes';
import { waitForInteraction } from '@vyloha/ui/wait-for-interaction';
import { useEffect } from 'react';
import { loadDocument } from '../errors/load-route-module';
import { claimReload } from '../errors/reload-guard';

type Routes = Parameters<typeof createClientRoutes>[0];
type RouteModules = Parameters<typeof createClientRoutes>[1];
type Future = Parameters<typeof createClientRoutes>[3];
type PatchRoutes = (parentId: string | null, children: ReturnType<typeof createClientRoutes>) => void;

interface Manifest {
  /** URL of the build's file with all routes. */
  url: string;
  /** The routes known so far; at first those of the page itself. */
  routes: Routes;
}

/** The file is a script that assigns the manifest. As text it can be requested again where a script could not. */
async function fetchRoutes(url: string): Promise<Routes> {
  const response = await fetch(url, { priority: 'low' });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  const script = await response.text();
  const manifest: Manifest = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
  return manifest.routes;
}

let loading: Promise<Routes> | undefined;

function loadRoutes({ url }: Manifest): Promise<Routes> {
  loading ??= fetchRoutes(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function createDiscovery(manifest: Manifest, modules: RouteModules, future: Future) {
  return async (patch: PatchRoutes, signal?: AbortSignal): Promise<void> => {
    const routes = await loadRoutes(manifest);
    // What a navigation that was given up patches is dropped.
    if (signal?.aborted === true) return;
    const unknown = Object.fromEntries(Object.entries(routes).filter(([id]) => !(id in manifest.routes)));
    const parents = new Set(Object.values(unknown).map(({ parentId }) => parentId));
    Object.assign(manifest.routes, unknown);
    for (const parentId of parents) {
      // Below a new route its children come with it.
      if (parentId !== undefined && parentId in unknown) continue;
      patch(parentId ?? null, createClientRoutes(unknown, modules, null, future, false, parentId));
    }
  };
}

/*
 * In place of Remix's discovery, which asks the server after every page view which routes the links of the page lead
 * to: the file with all routes is smaller than one such question and answer, and cached like every file of the build.
 */

/** @public Remix imports it. */
export const isFogOfWarEnabled = (): boolean => true;

/** @public Remix imports it; only servers write it. */
export const getPartialManifest = (manifest: Manifest): Manifest => manifest;

/** Called by the router where it knows no route for a URL. */
export function getPatchRoutesOnNavigationFunction(manifest: Manifest, modules: RouteModules, future: Future) {
  const discover = createDiscovery(manifest, modules, future);
  return async ({ patch, signal }: { patch: PatchRoutes; signal: AbortSignal }): Promise<void> => {
    try {
      await discover(patch, signal);
    } catch (error) {
      if (!claimReload()) throw error;
      loadDocument();
      // The document is being replaced: nothing of this one is to be shown any more.
      await new Promise(() => {});
    }
  };
}

/** Loads all routes at the first interaction with the page; a shopper who saves data gets them with a navigation. */
export function useFogOFWarDiscovery(
  { patchRoutes }: { patchRoutes: PatchRoutes },
  manifest: Manifest,
  modules: RouteModules,
  future: Future,
): void {
  useEffect(() => {
    const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
    if (connection?.saveData === true) return;
    waitForInteraction()
      .then(() => createDiscovery(manifest, modules, future)(patchRoutes))
      .catch(() => {
        // The next navigation loads them, or the document.
      });
  }, [patchRoutes, manifest, modules, future]);
}
