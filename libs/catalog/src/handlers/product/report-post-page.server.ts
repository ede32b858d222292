import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { parseSubmission, readForm } from '@vyloha/forms/server';
import { paths } from '@vyloha/links';
import { notFound, refused, seeOther } from '@vyloha/links/server';
import { getProduct } from '../../api/products.server';
import { listComments } from '../../api/questions.server';
import { reportPost } from '../../api/reports.server';
import { getReview } from '../../api/reviews.server';
import { productAnchors } from '../../model/product/product-anchors';
import { reportInput } from '../../model/reviews/report-input';
import type { Comment } from '../../model/reviews/review';
import { reviewAnchor } from '../../model/reviews/review-view';

type Store = LoaderFunctionArgs['context']['store'];
type Post = Pick<Comment, 'id' | 'authorName' | 'createdAt' | 'locale'> & { text: string | null; anchor: string };

/** A review, a question or an answer that everybody sees; `null` when there is none. */
async function getPost(store: Store, productId: string, postId: string): Promise<Post | null> {
  const review = await getReview(store, productId, postId);
  if (review !== null) return { ...review, anchor: reviewAnchor(review.id) };
  const questions = await listComments(store, productId);
  const comment = questions
    .flatMap(({ answers, ...question }) => [question, ...answers])
    .find(({ id }) => id === postId);
  return comment === undefined ? null : { ...comment, anchor: productAnchors.questions };
}

/** @throws Response 404 when there is no such product, or nothing of it */
async function requirePost({ params, context }: Pick<LoaderFunctionArgs, 'params' | 'context'>) {
  const product = await getProduct(context.cms, params['slug'] ?? '');
  const post = product === null ? null : await getPost(context.store, product.id, params['id'] ?? '');
  if (product === null || post === null) throw notFound();
  return { product, post };
}

/** What somebody wrote about a product, and the form that reports it to the shop. */
export async function reportPostLoader(args: LoaderFunctionArgs) {
  const { product, post } = await requirePost(args);
  const { authorName, createdAt, text, locale } = post;
  return {
    product: { name: product.name, slug: product.slug },
    post: { authorName, createdAt, text, locale },
    meta: { title: args.context.t('catalog:reportPost.title') },
  };
}

/** Reports it, and goes back to it. */
export async function reportPostAction(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = await parseSubmission(await readForm(request), reportInput, []);
  const { product, post } = await requirePost(args);
  if (!form.ok) return refused(form.problem);
  const response = await reportPost(context.store, product.id, { ...form.value, subject_id: post.id });
  if (!response.ok) {
    const isKnown = (field = '') => Object.hasOwn(reportInput.entries, field);
    return refused(
      form.refuse(response.errors, (field) => (isKnown(field) ? field : undefined)),
      { status: response.status },
    );
  }
  const thanks = form.value.email ? 'catalog:reportPost.thanksByMail' : 'catalog:reportPost.thanks';
  context.session.flash({ kind: 'success', text: context.t(thanks) });
  return seeOther(`${paths.product(product.slug)}#${post.anchor}`);
}
