import { delays } from '@vyloha/config';

const storageKey = 'vyloha:reloaded-at';

function reloadedRecently(): boolean {
  const reloadedAt = Number(sessionStorage.getItem(storageKey) ?? -Infinity);
  return Date.now() - reloadedAt < delays.reloadGuard;
}

/**
 * A part of the script that cannot be fetched, most often one of a version that is no longer there, makes the page load
 * again, at most once in a while. The second time it is handed on as missing, so that the error screen shows.
 */
export function reloadOnLostPart(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadedRecently()) {
      event.preventDefault();
      return;
    }
    sessionStorage.setItem(storageKey, String(Date.now()));
    reload();
  });
}
