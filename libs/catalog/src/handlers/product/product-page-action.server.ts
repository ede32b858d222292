import type { ActionFunctionArgs } from '@remix-run/node';
import type { FormRefusal } from '@vyloha/forms';
import { type AcceptedForm, parseSubmission, readForm } from '@vyloha/forms/server';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { badRequest, notFound, refused, seeOther } from '@vyloha/links/server';
import { addReview } from '../../api/add-review.server';
import { getProduct } from '../../api/get-product.server';
import { watchProduct, type Watch } from '../../api/watch-product.server';
import { customerReviewInput, emptyReview, guestReviewInput } from '../../model/reviews/review-input';
import { defaultReviewView, reviewViewPath } from '../../model/reviews/review-view';
import { priceWatchInput, watchInput } from '../../model/product/watch-input';

/** The `intent` field, which tells the forms of the page apart. */
const intentField = 'intent';
/** How the backend refuses a review. */
const unprocessable = 422;

/** Response to a rejected form. */
export interface ProductFormRefusal extends FormRefusal {
  form: 'review' | 'watch' | 'watchPrice';
}

interface ProductFormArgs {
  request: Request;
  context: ActionFunctionArgs['context'];
  fields: FormData;
  productId: string;
}

function refuse(form: ProductFormRefusal['form'], { submission }: FormRefusal, init?: ResponseInit) {
  return refused<ProductFormRefusal>({ form, submission }, init);
}

async function postReview({ request, context, fields, productId }: ProductFormArgs) {
  const { store, session, shopper, t } = context;
  // A shopper who logged in since the page was rendered still posts the fields of a guest.
  const controls = [intentField, ...Object.keys(guestReviewInput.entries)];
  const form = await parseSubmission(fields, shopper.isLoggedIn ? customerReviewInput : guestReviewInput, controls);
  if (!form.ok) return refuse('review', form.problem);
  const response = await addReview(store, productId, form.value);
  if (response.ok) {
    session.flash({ kind: 'success', text: t('catalog:reviews.thanks') });
    return seeOther(reviewViewPath(new URL(request.url), defaultReviewView));
  }
  const isKnown = (field = '') => ['text', 'name', 'email'].includes(field);
  const isEmpty = response.status === unprocessable && !response.errors.some(({ field }) => isKnown(field));
  const errors = isEmpty ? [{ title: emptyReview, field: 'stars' }] : response.errors;
  return refuse(
    'review',
    form.refuse(errors, (field) => (isEmpty || isKnown(field) ? field : undefined)),
    { status: response.status },
  );
}

type FormRefuse = AcceptedForm<unknown>['refuse'];
type WatchForm = Exclude<ProductFormRefusal['form'], 'review'>;

/** Fields of the forms by their names in the backend. */
const watchFields = new Map([
  ['email', 'email'],
  ['target_price', 'targetPrice'],
]);

async function sendWatch(
  { request, context, productId }: ProductFormArgs,
  { form, watch, refuse: toRefusal }: { form: WatchForm; watch: Watch; refuse: FormRefuse },
) {
  const { store, session, t } = context;
  const response = await watchProduct(store, productId, watch);
  if (!response.ok) {
    const problem = toRefusal(response.errors, (field) => watchFields.get(field));
    return refuse(form, problem, { status: response.status });
  }
  const key = watch.kind === 'price' ? 'catalog:watch.price.thanks' : 'catalog:watch.thanks';
  session.flash({ kind: 'success', text: t(key, { email: watch.email }) });
  const { pathname, search } = new URL(request.url);
  return seeOther(sameOriginPathOrNull(`${pathname}${search}`) ?? paths.home());
}

async function postWatch(args: ProductFormArgs) {
  const form = await parseSubmission(args.fields, watchInput, [intentField]);
  if (!form.ok) return refuse('watch', form.problem);
  return sendWatch(args, { form: 'watch', watch: { kind: 'stock', ...form.value }, refuse: form.refuse });
}

async function postPriceWatch(args: ProductFormArgs) {
  const form = await parseSubmission(args.fields, priceWatchInput, [intentField]);
  if (!form.ok) return refuse('watchPrice', form.problem);
  return sendWatch(args, { form: 'watchPrice', watch: { kind: 'price', ...form.value }, refuse: form.refuse });
}

const forms = new Map([
  ['review', postReview],
  ['watch', postWatch],
  ['watchPrice', postPriceWatch],
]);

/** The forms of the product page by `intent`: `review`, `watch` for a sold-out product, and `watchPrice`. */
export async function productPageAction({ request, params, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const post = forms.get(String(fields.get(intentField)));
  if (post === undefined) throw badRequest();
  const product = await getProduct(context.cms, params['slug'] ?? '');
  if (product === null) throw notFound();
  return post({ request, context, fields, productId: product.id });
}
