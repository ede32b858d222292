import type { AppLoadContext } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import { withUnavailableFallback } from '@vyloha/http-client';
import { listComments } from '../../api/questions.server';
import { listReviews } from '../../api/reviews.server';
import type { ProductFeedback } from '../../model/product/product-detail';
import { hasMoreReviews, parseReviewView, countVisibleReviews } from '../../model/reviews/review-view';

/** Reviews and questions of a product; the page works without them while the backend does not respond. */
export async function loadFeedbackOrNone(
  { store, config }: AppLoadContext,
  productId: string,
  query: URLSearchParams,
): Promise<ProductFeedback> {
  const view = parseReviewView(query);
  const { initial } = themeSettings[config.theme].reviews;
  const loadingReviews = listReviews(store, { ...view, productId, perPage: countVisibleReviews(view, initial) });
  const [reviewsPage, questions] = await Promise.all([
    withUnavailableFallback(loadingReviews, () => null),
    withUnavailableFallback(listComments(store, productId), () => null),
  ]);
  const reviews = reviewsPage && { ...reviewsPage, view, hasMore: hasMoreReviews(view, initial, reviewsPage.total) };
  return { reviews, questions };
}
