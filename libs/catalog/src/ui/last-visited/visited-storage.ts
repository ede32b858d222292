import { limits } from '@vyloha/config';
import {
  formatVisitedProducts,
  parseVisitedProducts,
  visitedProductsKey,
  withVisitedProduct,
} from '../../model/product/visited-products';

/** The storage event fires in other tabs only, not in this one. */
const listeners = new Set<() => void>();

/** Ids of the recently visited products, the newest first. */
export function parseVisited(text: string | null): readonly string[] {
  return parseVisitedProducts(text, limits.lastVisited);
}

/** Storage can be disabled in the browser's settings; then nothing is stored. */
export function readVisitedText(): string | null {
  try {
    return localStorage.getItem(visitedProductsKey);
  } catch {
    return null;
  }
}

export function saveVisit(id: string): void {
  try {
    const ids = withVisitedProduct(parseVisited(readVisitedText()), id, limits.lastVisited);
    localStorage.setItem(visitedProductsKey, formatVisitedProducts(ids));
    for (const listener of listeners) listener();
  } catch {
    // As above.
  }
}

/** Calls back whenever the list may have changed, in this tab or another. */
export function subscribeToVisits(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key all of the storage was cleared.
    if (key === visitedProductsKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
