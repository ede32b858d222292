import { useLocation, useNavigationType } from '@remix-run/react';
import { reportLoadedList } from '@vyloha/analytics';
import { withPage } from '@vyloha/links';
import { useEffect, useState } from 'react';
import type { PlacedBanner } from '../../model/category/category-banner';
import type { CategoryPageData } from '../../model/category/category-page-data';
import { type MoreProducts, moreProductsUrl } from '../../model/listing/more-products';
import type { ProductBox } from '../../model/product/product-box';
import { fetchDeferred } from '../deferred-products/fetch-deferred';
import { saveListState, restoreListState } from './list-state';

type FirstPage = MoreProducts & Pick<CategoryPageData, 'page' | 'totalPages'>;

/** Loaded pages by visit of a list, for back navigation within one document. */
const partsByVisit = new Map<string, readonly MoreProducts[]>();

/** Visits whose scroll position has been restored after a reload. */
const restoredVisits = new Set<string>();
const maxVisits = 20;

/** Not part of the page's first script: most shoppers never need it. */
const loadGuard = async () => (await import('../../model/listing/is-more-products')).isMoreProducts;

function storeParts(visit: string, parts: readonly MoreProducts[]): void {
  partsByVisit.delete(visit);
  partsByVisit.set(visit, parts);
  const [oldest] = partsByVisit.keys();
  if (partsByVisit.size > maxVisits && oldest !== undefined) partsByVisit.delete(oldest);
}

function mergeParts(parts: readonly MoreProducts[]): { products: ProductBox[]; banners: PlacedBanner[] } {
  const products: ProductBox[] = [];
  const banners: PlacedBanner[] = [];
  for (const part of parts) {
    banners.push(...(part.banners ?? []).map((banner) => ({ ...banner, index: banner.index + products.length })));
    products.push(...part.products);
  }
  return { products, banners };
}

/** Saves how much of a list was loaded, and restores the scroll position after a reload. */
function useListState(visit: string, loadedParts: readonly MoreProducts[]): void {
  useEffect(() => {
    if (loadedParts.length === 0) return undefined;
    // An action on the page, such as comparing, creates a new history entry.
    storeParts(visit, loadedParts);
    const savedState = restoreListState(visit);
    if (savedState?.partCount === loadedParts.length && !restoredVisits.has(visit)) {
      restoredVisits.add(visit);
      window.scrollTo({ top: savedState.scrollTop, behavior: 'instant' });
    }
    const saveState = () => saveListState(visit, { partCount: loadedParts.length, scrollTop: window.scrollY });
    window.addEventListener('pagehide', saveState);
    return () => window.removeEventListener('pagehide', saveState);
  }, [loadedParts, visit]);
}

/**
 * Products of a page of a list, and of further pages loaded on request. Back navigation restores them at once, a reload
 * loads them again; both restore the scroll position. A failed request leaves the list unchanged and can be retried.
 */
export function useMoreProducts(first: FirstPage) {
  const { key, pathname, search } = useLocation();
  const visit = `${key} ${pathname}${search}`;
  const type = useNavigationType();
  const [loadedParts, setLoadedParts] = useState<readonly MoreProducts[]>(() =>
    type === 'POP' ? (partsByVisit.get(visit) ?? []) : [],
  );
  const [requestedCount, setRequestedCount] = useState(loadedParts.length);
  const [hasFailed, setHasFailed] = useState(false);
  const next = first.page + loadedParts.length + 1;
  const isLoading = loadedParts.length < requestedCount && next <= first.totalPages;
  const url = isLoading ? moreProductsUrl(withPage(`${pathname}${search}`, next)) : null;

  useEffect(() => {
    const savedState = type === 'POP' ? restoreListState(visit) : null;
    if (savedState !== null) setRequestedCount((count) => Math.max(count, savedState.partCount));
  }, [type, visit]);

  useEffect(() => {
    if (url === null) return undefined;
    const controller = new AbortController();
    fetchDeferred(url, loadGuard(), controller.signal).then(
      (part) => {
        setLoadedParts((parts) => [...parts, part]);
        reportLoadedList({ name: null, products: part.products });
      },
      () => {
        if (controller.signal.aborted) return;
        setRequestedCount(0);
        setHasFailed(true);
      },
    );
    return () => controller.abort();
  }, [url]);

  useListState(visit, loadedParts);

  return {
    ...mergeParts([first, ...loadedParts]),
    page: next - 1,
    isLoading,
    hasFailed,
    loadMore() {
      setHasFailed(false);
      setRequestedCount(loadedParts.length + 1);
    },
  };
}
