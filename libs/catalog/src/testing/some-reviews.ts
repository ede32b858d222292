import type { ProductFeedback } from '../model/product/product-detail';
import type { Review } from '../model/reviews/review';
import { defaultReviewView } from '../model/reviews/review-view';

export function aReview(changes: Partial<Review> = {}): Review {
  return {
    id: 'r-1',
    stars: 5,
    text: 'Pevná a lehká.',
    authorName: 'Jana K.',
    isVerified: true,
    createdAt: '2026-11-20T09:00:00.000Z',
    locale: 'cs',
    photos: [],
    votes: { yes: 0, no: 0 },
    ...changes,
  };
}

type Reviews = NonNullable<ProductFeedback['reviews']>;

/** Two reviews, one with text. */
export function someReviews(changes: Partial<Reviews> = {}): Reviews {
  return {
    reviews: [aReview(), aReview({ id: 'r-2', stars: 3, text: null, isVerified: false, authorName: 'Petr' })],
    total: 2,
    summary: {
      rating: 80,
      count: 2,
      withTextCount: 1,
      withPhotosCount: 0,
      distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 || stars === 3 ? 1 : 0 })),
    },
    view: defaultReviewView,
    hasMore: false,
    ...changes,
  };
}
