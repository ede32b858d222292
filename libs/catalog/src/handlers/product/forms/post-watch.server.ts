import { type AcceptedForm, parseSubmission } from '@vyloha/forms/server';
import { paths, sameOriginPathOrNull } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { watchProduct, type Watch } from '../../../api/watchers.server';
import { priceWatchInput, watchInput } from '../../../model/product/watch-input';
import { intentField, refuse, type ProductFormArgs } from './product-form.server';

interface PostedWatch {
  form: 'watch' | 'watchPrice';
  watch: Watch;
  refuse: AcceptedForm<unknown>['refuse'];
}

/** Fields of the forms by their names in the backend. */
const watchFields = new Map([
  ['email', 'email'],
  ['target_price', 'targetPrice'],
]);

async function sendWatch({ request, context, productId }: ProductFormArgs, posted: PostedWatch) {
  const { store, session, t } = context;
  const { form, watch } = posted;
  const response = await watchProduct(store, productId, watch);
  if (!response.ok) {
    const problem = posted.refuse(response.errors, (field) => watchFields.get(field));
    return refuse(form, problem, { status: response.status });
  }
  const key = watch.kind === 'price' ? 'catalog:watch.price.thanks' : 'catalog:watch.thanks';
  session.flash({ kind: 'success', text: t(key, { email: watch.email }) });
  const { pathname, search } = new URL(request.url);
  return seeOther(sameOriginPathOrNull(`${pathname}${search}`) ?? paths.home());
}

/** Subscribes to the message that a sold-out product is back. */
export async function postWatch(args: ProductFormArgs) {
  const form = await parseSubmission(args.fields, watchInput, [intentField]);
  if (!form.ok) return refuse('watch', form.problem);
  return sendWatch(args, { form: 'watch', watch: { kind: 'stock', ...form.value }, refuse: form.refuse });
}

/** Subscribes to the message that the price of a variant fell. */
export async function postPriceWatch(args: ProductFormArgs) {
  const form = await parseSubmission(args.fields, priceWatchInput, [intentField]);
  if (!form.ok) return refuse('watchPrice', form.problem);
  return sendWatch(args, { form: 'watchPrice', watch: { kind: 'price', ...form.value }, refuse: form.refuse });
}
