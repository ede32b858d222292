import type { AppLoadContext } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import { whenUnavailable } from '@vyloha/contract';
import { listComments } from '../../api/list-comments.server';
import { listReviews } from '../../api/list-reviews.server';
import type { Opinions } from '../../model/product/product-detail';
import { hasMoreReviews, parseReviewView, shownReviews } from '../../model/reviews/review-view';

/** What shoppers say and ask about goods; the page does without it while the backend does not answer. */
export async function loadOpinionsOrNone(
  { store, config }: AppLoadContext,
  productId: string,
  query: URLSearchParams,
): Promise<Opinions> {
  const view = parseReviewView(query);
  const { initial } = themeSettings[config.theme].reviews;
  const asked = listReviews(store, { ...view, productId, perPage: shownReviews(view, initial) });
  const [part, questions] = await Promise.all([
    whenUnavailable(asked, () => null),
    whenUnavailable(listComments(store, productId), () => null),
  ]);
  const reviews = part && { ...part, view, hasMore: hasMoreReviews(view, initial, part.total) };
  return { reviews, questions };
}
