import { limits } from '@vyloha/config';

/** A page number, or a gap of omitted pages. */
export type PaginationEntry = number | 'gap';

/** Entries of a pagination: the first, the last, the current page with the adjacent ones, and gaps between. */
export function paginationWindow(page: number, totalPages: number): PaginationEntry[] {
  const adjacentCount = limits.paginationNeighbours;
  const adjacentPages = Array.from({ length: adjacentCount * 2 + 1 }, (_, index) => page - adjacentCount + index);
  const pages = [...new Set([1, ...adjacentPages, totalPages])]
    .filter((candidate) => candidate >= 1 && candidate <= totalPages)
    .sort((a, b) => a - b);
  return pages.flatMap((current, index) => [...gapEntries(pages[index - 1], current), current]);
}

/** A gap of a single page is shown as that page. */
function gapEntries(previous: number | undefined, current: number): PaginationEntry[] {
  if (previous === undefined || current === previous + 1) return [];
  return current === previous + 2 ? [previous + 1] : ['gap'];
}
