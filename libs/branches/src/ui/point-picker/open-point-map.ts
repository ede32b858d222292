import { parcelPickupOrigin } from '@vyloha/config';

/** What the network's script adds to the page. */
interface PointMapWidget {
  pick: (
    key: string,
    onPicked: (point: { id?: unknown } | null) => void,
    options: { country: string; language: string },
  ) => void;
}

declare global {
  interface Window {
    Packeta?: { Widget: PointMapWidget };
  }
}

/** After this the network does not answer. */
const loadTimeoutMs = 8000;

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = () => {
      // A late map must not open over what the shopper does by then.
      script.remove();
      reject(new Error('The map of pick-up points cannot be loaded'));
    };
    const timer = window.setTimeout(giveUp, loadTimeoutMs);
    script.src = src;
    script.addEventListener('load', () => {
      window.clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      window.clearTimeout(timer);
      giveUp();
    });
    document.head.append(script);
  });
}

/**
 * Opens the map over the page.
 * @param onOpened the map is there, and the shopper may choose
 * @returns the network's id of the chosen point; `null` when the map was closed
 * @throws when the network does not answer
 */
export async function openPointMap(key: string, language: string, onOpened: () => void): Promise<string | null> {
  if (window.Packeta === undefined) await loadScript(`${parcelPickupOrigin}/v6/www/js/library.js`);
  const widget = window.Packeta?.Widget;
  if (widget === undefined) throw new Error('The script of the map is not what it was');
  return new Promise((resolve) => {
    widget.pick(key, (point) => resolve(point?.id === undefined ? null : String(point.id)), {
      country: 'cz,sk',
      language,
    });
    onOpened();
  });
}
