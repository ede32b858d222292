import { consentCategories, type ConsentCategory } from '@vyloha/contract';
import { signalConsents } from './consent-signals';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * What a script that asks for consents in the shop's place has told consent mode so far: tools of all kinds push
 * `gtag('consent', 'update', …)`. A purpose is granted when one of its signals is, and none is denied; `null` before a decision.
 */
export function consentsOfTool(dataLayer: readonly unknown[]): ConsentCategory[] | null {
  const signals = new Map<string, unknown>();
  for (const entry of dataLayer) {
    if (!isObject(entry) || entry['0'] !== 'consent' || entry['1'] !== 'update' || !isObject(entry['2'])) continue;
    for (const [name, value] of Object.entries(entry['2'])) signals.set(name, value);
  }
  if (signals.size === 0) return null;
  return consentCategories.filter((category) => {
    const own = Object.entries(signalConsents).filter(([, needed]) => needed === category);
    const said = own.flatMap(([name]) => signals.get(name) ?? []);
    return said.includes('granted') && !said.includes('denied');
  });
}

/** Calls back after each entry that is pushed to the data layer from now on. @returns what ends it */
export function onDataLayer(callback: () => void): () => void {
  const layer = (window.dataLayer ??= []);
  const push = layer.push.bind(layer);
  let isOver = false;
  layer.push = (...entries) => {
    const length = push(...entries);
    if (!isOver) callback();
    return length;
  };
  return () => {
    isOver = true;
  };
}
