import type { FormRefusal } from '@vyloha/forms';
import { parseSubmission } from '@vyloha/forms/server';
import { seeOther } from '@vyloha/links/server';
import { addReview } from '../../../api/add-review.server';
import { customerReviewInput, emptyReview, guestReviewInput } from '../../../model/reviews/review-input';
import { defaultReviewView, reviewViewPath } from '../../../model/reviews/review-view';
import { intentField, refuse, type ProductFormArgs } from './product-form.server';
import { uploadPhotos, withoutPhotosField } from './upload-photos.server';

/** How the backend refuses a review. */
const unprocessable = 422;

function withPhotoProblem({ submission }: FormRefusal, problem: string | null): FormRefusal {
  if (problem === null) return { submission };
  return { submission: { ...submission, error: { ...submission.error, photos: [problem] } } };
}

/** Adds a review; photographs that were uploaded are kept when something else is wrong. */
export async function postReview({ request, context, fields, productId }: ProductFormArgs) {
  const { store, session, shopper, t } = context;
  const photos = await uploadPhotos(context, fields);
  // A shopper who logged in since the page was rendered still posts the fields of a guest.
  const controls = [intentField, withoutPhotosField, ...Object.keys(guestReviewInput.entries)];
  const form = await parseSubmission(fields, shopper.isLoggedIn ? customerReviewInput : guestReviewInput, controls);
  if (!form.ok) return refuse('review', withPhotoProblem(form.problem, photos.problem));
  if (photos.problem !== null) return refuse('review', form.refuse([{ title: photos.problem, field: 'photos' }]));
  const response = await addReview(store, productId, form.value);
  if (response.ok) {
    const hasPhotos = (form.value.photos ?? []).length > 0;
    session.flash({
      kind: 'success',
      text: t(hasPhotos ? 'catalog:reviews.thanksForPhotos' : 'catalog:reviews.thanks'),
    });
    return seeOther(reviewViewPath(new URL(request.url), defaultReviewView));
  }
  const isKnown = (field = '') => ['text', 'name', 'email', 'photos'].includes(field);
  const isEmpty = response.status === unprocessable && !response.errors.some(({ field }) => isKnown(field));
  const errors = isEmpty ? [{ title: emptyReview, field: 'stars' }] : response.errors;
  return refuse(
    'review',
    form.refuse(errors, (field) => (isEmpty || isKnown(field) ? field : undefined)),
    { status: response.status },
  );
}
