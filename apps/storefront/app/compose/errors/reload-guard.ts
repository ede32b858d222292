import { delays } from '@vyloha/config';

const storageKey = 'vyloha:reloaded-at';

/**
 * Whether a page whose script cannot be fetched, usually because a new version was deployed, may be loaded anew: at
 * most once in a while. Then the error is passed on, so that the error screen shows.
 */
export function claimReload(): boolean {
  try {
    const reloadedAt = Number(sessionStorage.getItem(storageKey) ?? -Infinity);
    if (Date.now() - reloadedAt < delays.reloadGuard) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    // Where the browser stores nothing, nothing would keep the page from loading again and again.
    return false;
  }
}

/** Reloads the page when a part of it that is loaded on use cannot be fetched. */
export function reloadOnPreloadError(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', () => {
    if (claimReload()) reload();
  });
}
