import { limits } from '@vyloha/config';
import {
  formatVisitedProducts,
  parseVisitedProducts,
  visitedProductsKey,
  withVisitedProduct,
} from '../../model/product/visited-products';

/** Other tabs hear of a write by the storage event, this one does not. */
const listeners = new Set<() => void>();

/** Ids of what was lately looked at, the newest first. */
export function parseVisited(text: string | null): readonly string[] {
  return parseVisitedProducts(text, limits.lastVisited);
}

/** Storage can be shut by the browser's settings; then nothing is remembered. */
export function readVisitedText(): string | null {
  try {
    return localStorage.getItem(visitedProductsKey);
  } catch {
    return null;
  }
}

export function rememberVisit(id: string): void {
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
  const hear = ({ key }: StorageEvent) => {
    // Without a key all of the storage was cleared.
    if (key === visitedProductsKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}
