import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { type FormRefusal, parseSubmission, readForm } from '@vyloha/forms/server';
import { ownPathOrNull, paths } from '@vyloha/links';
import { addReview } from '../../api/add-review.server';
import { getProduct } from '../../api/get-product.server';
import { watchProduct } from '../../api/watch-product.server';
import { customerReviewInput, emptyReview, guestReviewInput } from '../../model/reviews/review-input';
import { firstReviews, reviewViewPath } from '../../model/reviews/review-view';
import { watchInput } from '../../model/product/watch-input';
import { notFound } from '../not-found.server';

/** Tells the forms of the page apart. */
const intentField = 'intent';
const seeOther = 303;
const badRequest = 400;
const unprocessable = 422;

/** What the action answers to a form it refused. */
export interface ProductFormRefusal extends FormRefusal {
  form: 'review' | 'watch';
}

interface Posted {
  request: Request;
  context: ActionFunctionArgs['context'];
  fields: FormData;
  productId: string;
}

function refused(form: ProductFormRefusal['form'], { submission }: FormRefusal, status: number) {
  return data<ProductFormRefusal>({ form, submission }, { status });
}

async function postReview({ request, context, fields, productId }: Posted) {
  const { store, session, shopper, t } = context;
  // Who logged in since the page was made still posts the fields of a guest.
  const controls = [intentField, ...Object.keys(guestReviewInput.entries)];
  const form = await parseSubmission(fields, shopper.isLoggedIn ? customerReviewInput : guestReviewInput, controls);
  if (!form.ok) return refused('review', form.refusal, unprocessable);
  const answer = await addReview(store, productId, form.value);
  if (answer.ok) {
    session.flash({ kind: 'success', text: t('catalog:reviews.thanks') });
    return redirect(reviewViewPath(new URL(request.url), firstReviews), seeOther);
  }
  const isKnown = (field = '') => ['text', 'name', 'email'].includes(field);
  const isEmpty = answer.status === unprocessable && !answer.errors.some(({ field }) => isKnown(field));
  const errors = isEmpty ? [{ title: emptyReview, field: 'stars' }] : answer.errors;
  return refused(
    'review',
    form.refuse(errors, (field) => (isEmpty || isKnown(field) ? field : undefined)),
    answer.status,
  );
}

async function postWatch({ request, context, fields, productId }: Posted) {
  const { store, session, t } = context;
  const form = await parseSubmission(fields, watchInput, [intentField]);
  if (!form.ok) return refused('watch', form.refusal, unprocessable);
  const answer = await watchProduct(store, productId, form.value);
  if (!answer.ok) {
    return refused(
      'watch',
      form.refuse(answer.errors, (field) => (field === 'email' ? field : undefined)),
      answer.status,
    );
  }
  session.flash({ kind: 'success', text: t('catalog:watch.thanks', { email: form.value.email }) });
  const { pathname, search } = new URL(request.url);
  return redirect(ownPathOrNull(`${pathname}${search}`) ?? paths.home(), seeOther);
}

const forms = new Map([
  ['review', postReview],
  ['watch', postWatch],
]);

/** The forms of the page of goods, told apart by `intent`: `review`, and `watch` for sold-out goods. */
export async function productPageAction({ request, params, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const post = forms.get(String(fields.get(intentField)));
  if (post === undefined) throw new Response(null, { status: badRequest });
  const product = await getProduct(context.cms, params['slug'] ?? '');
  if (product === null) throw notFound();
  return post({ request, context, fields, productId: product.id });
}
