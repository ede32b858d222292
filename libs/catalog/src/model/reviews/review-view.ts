import { withQuery } from '@vyloha/links';
import { productAnchors } from '../product/product-anchors';

const keys = { part: 'recenze', order: 'recenze-razeni', onlyWithText: 'recenze-text' } as const;

const orders = { best: 'nejlepsi', worst: 'nejhorsi' } as const;

export type ReviewOrder = 'newest' | keyof typeof orders;

export const reviewOrders: readonly ReviewOrder[] = ['newest', 'best', 'worst'];

/** Which reviews of goods are shown, as the address says. */
export interface ReviewView {
  /** The first ones for 1, more for each one above. */
  part: number;
  order: ReviewOrder;
  onlyWithText: boolean;
}

export const firstReviews: ReviewView = { part: 1, order: 'newest', onlyWithText: false };

/** How many more a press of 'more' brings. */
const moreReviews = 20;
/** As many as the backend gives at once. */
const mostReviews = 200;

/** How many reviews stand on the page; `initial` of them at first. */
export function shownReviews({ part }: Pick<ReviewView, 'part'>, initial: number): number {
  return Math.min(initial + (part - 1) * moreReviews, mostReviews);
}

/** Whether another part shows more of them. */
export function hasMoreReviews(view: ReviewView, initial: number, total: number): boolean {
  const shown = shownReviews(view, initial);
  return shown < total && shown < mostReviews;
}

function orderOf(value: string | null): ReviewOrder {
  if (value === orders.best) return 'best';
  return value === orders.worst ? 'worst' : 'newest';
}

/** What an address asks for; what it does not say, or says wrongly, is as at first. */
export function parseReviewView(query: URLSearchParams): ReviewView {
  const part = query.get(keys.part) ?? '';
  return {
    part: /^[1-9]\d?$/.test(part) ? Number(part) : 1,
    order: orderOf(query.get(keys.order)),
    onlyWithText: query.get(keys.onlyWithText) === '1',
  };
}

/** Whether an address is one of the many that show the same goods with other reviews. */
export function choosesReviews(query: URLSearchParams): boolean {
  return Object.values(keys).some((key) => query.has(key));
}

function without(search: string): Record<string, string> {
  const others = new URLSearchParams(search);
  for (const key of Object.values(keys)) others.delete(key);
  return Object.fromEntries(others);
}

/** The page of the goods with those reviews; what else its query says is kept. */
export function reviewViewPath({ pathname, search }: { pathname: string; search: string }, view: ReviewView): string {
  const query = {
    ...without(search),
    [keys.order]: view.order === 'newest' ? null : orders[view.order],
    [keys.onlyWithText]: view.onlyWithText ? '1' : null,
    [keys.part]: view.part === 1 ? null : view.part,
  };
  return `${withQuery(pathname, query)}#${productAnchors.reviews}`;
}
