import { useLocation, useNavigationType } from '@remix-run/react';
import { withPage } from '@vyloha/links';
import { useEffect, useState } from 'react';
import type { PlacedBanner } from '../../model/category/category-banner';
import type { CategoryPageData } from '../../model/category/category-page-data';
import { type MoreGoods, moreGoodsAddress } from '../../model/listing/more-goods';
import type { ProductBox } from '../../model/product/product-box';
import { fetchLate } from '../late-goods/fetch-late';
import { noteParts, notedParts } from './noted-parts';

type FirstPart = MoreGoods & Pick<CategoryPageData, 'page' | 'totalPages'>;

/** What was loaded at each visit of a list, for the way back within one document. */
const partsOfVisits = new Map<string, readonly MoreGoods[]>();

/** Visits whose reader stands where they were before the reload. */
const restoredVisits = new Set<string>();
const mostVisits = 20;

function remember(visit: string, parts: readonly MoreGoods[]): void {
  partsOfVisits.delete(visit);
  partsOfVisits.set(visit, parts);
  const [oldest] = partsOfVisits.keys();
  if (partsOfVisits.size > mostVisits && oldest !== undefined) partsOfVisits.delete(oldest);
}

function joined(parts: readonly MoreGoods[]): { products: ProductBox[]; banners: PlacedBanner[] } {
  const products: ProductBox[] = [];
  const banners: PlacedBanner[] = [];
  for (const part of parts) {
    banners.push(...(part.banners ?? []).map((banner) => ({ ...banner, index: banner.index + products.length })));
    products.push(...part.products);
  }
  return { products, banners };
}

/** Writes down how far a visit was loaded, and finds its reader where they were before a reload. */
function useNotes(visit: string, more: readonly MoreGoods[]): void {
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
}

/**
 * Goods of a page of a list, and of those after it that were asked for. The way back shows them at once, a reload loads
 * them again; either finds its reader where they were. What cannot be had leaves the list as it is, to be asked for again.
 */
export function useMoreGoods(first: FirstPart) {
  const { key, pathname, search } = useLocation();
  const visit = `${key} ${pathname}${search}`;
  const type = useNavigationType();
  const [more, setMore] = useState<readonly MoreGoods[]>(() =>
    type === 'POP' ? (partsOfVisits.get(visit) ?? []) : [],
  );
  const [wanted, setWanted] = useState(more.length);
  const [hasFailed, setHasFailed] = useState(false);
  const next = first.page + more.length + 1;
  const isLoading = more.length < wanted && next <= first.totalPages;
  const address = isLoading ? moreGoodsAddress(withPage(`${pathname}${search}`, next)) : null;

  useEffect(() => {
    const noted = type === 'POP' ? notedParts(visit) : null;
    if (noted !== null) setWanted((count) => Math.max(count, noted.parts));
  }, [type, visit]);

  useEffect(() => {
    if (address === null) return undefined;
    const asking = new AbortController();
    fetchLate<MoreGoods>(address, asking.signal).then(
      (part) => setMore((parts) => [...parts, part]),
      () => {
        if (asking.signal.aborted) return;
        setWanted(0);
        setHasFailed(true);
      },
    );
    return () => asking.abort();
  }, [address]);

  useNotes(visit, more);

  return {
    ...joined([first, ...more]),
    page: next - 1,
    isLoading,
    hasFailed,
    loadMore() {
      setHasFailed(false);
      setWanted(more.length + 1);
    },
  };
}
