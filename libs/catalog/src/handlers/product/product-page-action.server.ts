import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { type FormRefusal, parseSubmission, readForm } from '@vyloha/forms/server';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { addReview } from '../../api/add-review.server';
import { getProduct } from '../../api/get-product.server';
import { watchProduct } from '../../api/watch-product.server';
import { customerReviewInput, emptyReview, guestReviewInput } from '../../model/reviews/review-input';
import { defaultReviewView, reviewViewPath } from '../../model/reviews/review-view';
import { watchInput } from '../../model/product/watch-input';
import { notFound } from '../not-found.server';

/** The `intent` field, which tells the forms of the page apart. */
const intentField = 'intent';
const seeOther = 303;
const badRequest = 400;
const unprocessable = 422;

/** Response to a rejected form. */
export interface ProductFormRefusal extends FormRefusal {
  form: 'review' | 'watch';
}

interface ProductFormArgs {
  request: Request;
  context: ActionFunctionArgs['context'];
  fields: FormData;
  productId: string;
}

function refusalResponse(form: ProductFormRefusal['form'], { submission }: FormRefusal, status: number) {
  return data<ProductFormRefusal>({ form, submission }, { status });
}

async function postReview({ request, context, fields, productId }: ProductFormArgs) {
  const { store, session, shopper, t } = context;
  // A shopper who logged in since the page was rendered still posts the fields of a guest.
  const controls = [intentField, ...Object.keys(guestReviewInput.entries)];
  const form = await parseSubmission(fields, shopper.isLoggedIn ? customerReviewInput : guestReviewInput, controls);
  if (!form.ok) return refusalResponse('review', form.refusal, unprocessable);
  const response = await addReview(store, productId, form.value);
  if (response.ok) {
    session.flash({ kind: 'success', text: t('catalog:reviews.thanks') });
    return redirect(reviewViewPath(new URL(request.url), defaultReviewView), seeOther);
  }
  const isKnown = (field = '') => ['text', 'name', 'email'].includes(field);
  const isEmpty = response.status === unprocessable && !response.errors.some(({ field }) => isKnown(field));
  const errors = isEmpty ? [{ title: emptyReview, field: 'stars' }] : response.errors;
  return refusalResponse(
    'review',
    form.refuse(errors, (field) => (isEmpty || isKnown(field) ? field : undefined)),
    response.status,
  );
}

async function postWatch({ request, context, fields, productId }: ProductFormArgs) {
  const { store, session, t } = context;
  const form = await parseSubmission(fields, watchInput, [intentField]);
  if (!form.ok) return refusalResponse('watch', form.refusal, unprocessable);
  const response = await watchProduct(store, productId, form.value);
  if (!response.ok) {
    return refusalResponse(
      'watch',
      form.refuse(response.errors, (field) => (field === 'email' ? field : undefined)),
      response.status,
    );
  }
  session.flash({ kind: 'success', text: t('catalog:watch.thanks', { email: form.value.email }) });
  const { pathname, search } = new URL(request.url);
  return redirect(sameOriginPathOrNull(`${pathname}${search}`) ?? paths.home(), seeOther);
}

const forms = new Map([
  ['review', postReview],
  ['watch', postWatch],
]);

/** The forms of the product page by `intent`: `review`, and `watch` for a sold-out product. */
export async function productPageAction({ request, params, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const post = forms.get(String(fields.get(intentField)));
  if (post === undefined) throw new Response(null, { status: badRequest });
  const product = await getProduct(context.cms, params['slug'] ?? '');
  if (product === null) throw notFound();
  return post({ request, context, fields, productId: product.id });
}
