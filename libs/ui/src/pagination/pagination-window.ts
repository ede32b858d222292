import { limits } from '@vyloha/config';

/** A page number, or a gap of pages that are not named. */
export type PaginationEntry = number | 'gap';

/** Which pages a pagination names: the first, the last, the current one with its neighbours, and gaps between. */
export function paginationWindow(page: number, totalPages: number): PaginationEntry[] {
  const beside = limits.paginationNeighbours;
  const near = Array.from({ length: beside * 2 + 1 }, (_, index) => page - beside + index);
  const named = [...new Set([1, ...near, totalPages])]
    .filter((candidate) => candidate >= 1 && candidate <= totalPages)
    .sort((a, b) => a - b);
  return named.flatMap((current, index) => [...between(named[index - 1], current), current]);
}

/** A gap of a single page is shown as that page. */
function between(previous: number | undefined, current: number): PaginationEntry[] {
  if (previous === undefined || current === previous + 1) return [];
  return current === previous + 2 ? [previous + 1] : ['gap'];
}
