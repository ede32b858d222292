import { firstErrorText } from '@vyloha/contract';
import { badRequest, seeOther } from '@vyloha/links/server';
import { voteOnReview } from '../../../api/reviews.server';
import { parseReviewView, reviewAnchor, reviewViewPath } from '../../../model/reviews/review-view';
import type { ProductFormArgs } from './product-form.server';

const reviewIdPattern = /^[\w-]{1,100}$/;
const maxAgentLength = 1000;

/** The review voted about, and the vote: the button's name says which. */
function parseVote(fields: FormData): { reviewId: string; isHelpful: boolean } | null {
  const [[name, reviewId] = [], ...others] = [...fields].filter(([field]) => field !== 'intent');
  if (others.length > 0 || typeof reviewId !== 'string' || !reviewIdPattern.test(reviewId)) return null;
  return name === 'helpful' || name === 'unhelpful' ? { reviewId, isHelpful: name === 'helpful' } : null;
}

/** Counts whether a review helped. */
export async function postVote({ request, context: { store, session, t }, fields, productId }: ProductFormArgs) {
  const vote = parseVote(fields);
  if (vote === null) throw badRequest();
  const agent = (request.headers.get('User-Agent') ?? '').slice(0, maxAgentLength);
  const response = await voteOnReview(store, { ...vote, productId, agent });
  const failure = firstErrorText(response.errors) ?? t('ui:failure.text');
  session.flash(
    response.ok ? { kind: 'success', text: t('catalog:reviews.votes.thanks') } : { kind: 'warning', text: failure },
  );
  const url = new URL(request.url);
  return seeOther(reviewViewPath(url, parseReviewView(url.searchParams), reviewAnchor(vote.reviewId)));
}
