import { withQuery } from '@vyloha/links';
import { productAnchors } from '../product/product-anchors';

const keys = {
  part: 'recenze',
  order: 'recenze-razeni',
  onlyWithText: 'recenze-text',
  onlyWithPhotos: 'recenze-foto',
  stars: 'recenze-hvezdy',
} as const;

const orders = { helpful: 'nejuzitecnejsi', best: 'nejlepsi', worst: 'nejhorsi' } as const;

export type ReviewOrder = 'newest' | keyof typeof orders;

export const reviewOrders: readonly ReviewOrder[] = ['newest', 'helpful', 'best', 'worst'];

/** Which reviews of a product are visible, from the address. */
export interface ReviewView {
  /** The first ones for 1, more for each one above. */
  part: number;
  order: ReviewOrder;
  onlyWithText: boolean;
  onlyWithPhotos: boolean;
  /** `null`: with any number of stars. */
  stars: number | null;
}

export const defaultReviewView: ReviewView = {
  part: 1,
  order: 'newest',
  onlyWithText: false,
  onlyWithPhotos: false,
  stars: null,
};

/** How many more a press of 'more' adds. */
const reviewsPerStep = 20;
/** The page size of the backend. */
const maxReviews = 200;

/** How many reviews are on the page; `initial` of them at first. */
export function countVisibleReviews({ part }: Pick<ReviewView, 'part'>, initial: number): number {
  return Math.min(initial + (part - 1) * reviewsPerStep, maxReviews);
}

/** Whether another part adds more of them. */
export function hasMoreReviews(view: ReviewView, initial: number, total: number): boolean {
  const visibleCount = countVisibleReviews(view, initial);
  return visibleCount < total && visibleCount < maxReviews;
}

function parseOrder(value: string | null): ReviewOrder {
  return reviewOrders.find((order) => order !== 'newest' && orders[order] === value) ?? 'newest';
}

/** The view in an address; missing and invalid values are the default. */
export function parseReviewView(query: URLSearchParams): ReviewView {
  const part = query.get(keys.part) ?? '';
  const stars = query.get(keys.stars) ?? '';
  return {
    part: /^[1-9]\d?$/.test(part) ? Number(part) : 1,
    order: parseOrder(query.get(keys.order)),
    onlyWithText: query.get(keys.onlyWithText) === '1',
    onlyWithPhotos: query.get(keys.onlyWithPhotos) === '1',
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
  };
}

/** Whether an address only changes the view of the reviews of a product. */
export function hasReviewParams(query: URLSearchParams): boolean {
  return Object.values(keys).some((key) => query.has(key));
}

function withoutReviewParams(search: string): Record<string, string> {
  const others = new URLSearchParams(search);
  for (const key of Object.values(keys)) others.delete(key);
  return Object.fromEntries(others);
}

/**
 * The product page with this view of the reviews; all other query keys stay.
 * @param anchor of a single review
 */
export function reviewViewPath(
  { pathname, search }: { pathname: string; search: string },
  view: ReviewView,
  anchor: string = productAnchors.reviews,
): string {
  const query = {
    ...withoutReviewParams(search),
    [keys.order]: view.order === 'newest' ? null : orders[view.order],
    [keys.onlyWithText]: view.onlyWithText ? '1' : null,
    [keys.onlyWithPhotos]: view.onlyWithPhotos ? '1' : null,
    [keys.stars]: view.stars,
    [keys.part]: view.part === 1 ? null : view.part,
  };
  return `${withQuery(pathname, query)}#${anchor}`;
}

/** Anchor of one review. */
export function reviewAnchor(id: string): string {
  return `${productAnchors.reviews}-${id}`;
}
