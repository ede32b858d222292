import type { ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '@vyloha/forms/server';
import { badRequest, notFound } from '@vyloha/links/server';
import { getProduct } from '../../api/products.server';
import { postQuestion } from './forms/post-question.server';
import { postReview } from './forms/post-review.server';
import { postVote } from './forms/post-vote.server';
import { postPriceWatch, postWatch } from './forms/post-watch.server';
import { intentField } from './forms/product-form.server';

const forms = new Map([
  ['question', postQuestion],
  ['review', postReview],
  ['vote', postVote],
  ['watch', postWatch],
  ['watchPrice', postPriceWatch],
]);

/**
 * The forms of the product page by `intent`: `question`, `review`, `vote` about a review, `watch` for a sold-out product,
 * and `watchPrice`.
 */
export async function productPageAction({ request, params, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const post = forms.get(String(fields.get(intentField)));
  if (post === undefined) throw badRequest();
  const product = await getProduct(context.cms, params['slug'] ?? '');
  if (product === null) throw notFound();
  return post({ request, context, fields, productId: product.id });
}
