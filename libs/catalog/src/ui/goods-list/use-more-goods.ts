import { useFetcher, useLocation, useNavigationType } from '@remix-run/react';
import { withPage } from '@vyloha/links';
import { useEffect, useState } from 'react';
import type { PlacedBanner } from '../../model/category-banner';
import type { CategoryPageData } from '../../model/category-page-data';
import type { ProductBox } from '../../model/product-box';
import { noteParts, notedParts } from './noted-parts';

type Part = Pick<CategoryPageData, 'products' | 'banners'>;
type FirstPart = Part & Pick<CategoryPageData, 'page' | 'totalPages'>;

/** What was loaded at each visit of a list, for the way back within one document. */
const partsOfVisits = new Map<string, readonly Part[]>();

/** Visits whose reader stands where they were before the reload. */
const restoredVisits = new Set<string>();
const mostVisits = 20;

function remember(visit: string, parts: readonly Part[]): void {
  partsOfVisits.delete(visit);
  partsOfVisits.set(visit, parts);
  const [oldest] = partsOfVisits.keys();
  if (partsOfVisits.size > mostVisits && oldest !== undefined) partsOfVisits.delete(oldest);
}

function joined(parts: readonly Part[]): { products: ProductBox[]; banners: PlacedBanner[] } {
  const products: ProductBox[] = [];
  const banners: PlacedBanner[] = [];
  for (const part of parts) {
    banners.push(...(part.banners ?? []).map((banner) => ({ ...banner, index: banner.index + products.length })));
    products.push(...part.products);
  }
  return { products, banners };
}

/**
 * Goods of a page of a list, and of those after it that were asked for. The way back shows them at once, a reload loads
 * them again; either finds its reader where they were.
 */
export function useMoreGoods(first: FirstPart) {
  const { key, pathname, search } = useLocation();
  const visit = `${key} ${pathname}${search}`;
  const type = useNavigationType();
  const fetcher = useFetcher<CategoryPageData>();
  const [more, setMore] = useState<readonly Part[]>(() => (type === 'POP' ? (partsOfVisits.get(visit) ?? []) : []));
  const [wanted, setWanted] = useState(more.length);
  const next = first.page + more.length + 1;
  const { data, state, load } = fetcher;

  useEffect(() => {
    const noted = type === 'POP' ? notedParts(visit) : null;
    if (noted !== null) setWanted((count) => Math.max(count, noted.parts));
  }, [type, visit]);

  useEffect(() => {
    if (data?.page === next) {
      setMore([...more, { products: data.products, ...(data.banners && { banners: data.banners }) }]);
    } else if (more.length < wanted && state === 'idle' && next <= first.totalPages) {
      load(withPage(`${pathname}${search}`, next));
    }
  }, [data, state, load, more, next, wanted, visit, pathname, search, first.totalPages]);

  useEffect(() => {
    if (more.length === 0) return undefined;
    // Something done at the page, such as comparing, makes a visit of its own.
    remember(visit, more);
    const noted = notedParts(visit);
    if (noted?.parts === more.length && !restoredVisits.has(visit)) {
      restoredVisits.add(visit);
      window.scrollTo({ top: noted.top, behavior: 'instant' });
    }
    const note = () => noteParts(visit, { parts: more.length, top: window.scrollY });
    window.addEventListener('pagehide', note);
    return () => window.removeEventListener('pagehide', note);
  }, [more, visit]);

  return {
    ...joined([first, ...more]),
    page: next - 1,
    isLoading: more.length < wanted,
    loadMore: () => setWanted(more.length + 1),
  };
}
