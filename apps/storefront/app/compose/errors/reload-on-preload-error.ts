import { delays } from '@vyloha/config';

const storageKey = 'vyloha:reloaded-at';

function hasReloadedRecently(): boolean {
  const reloadedAt = Number(sessionStorage.getItem(storageKey) ?? -Infinity);
  return Date.now() - reloadedAt < delays.reloadGuard;
}

/**
 * Reloads the page when a script chunk cannot be fetched, usually because a new version was deployed, at most once
 * in a while. The second time the error is passed on, so that the error screen shows.
 */
export function reloadOnPreloadError(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (hasReloadedRecently()) {
      event.preventDefault();
      return;
    }
    sessionStorage.setItem(storageKey, String(Date.now()));
    reload();
  });
}
