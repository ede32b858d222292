import { photoTextValues } from '@vyloha/forms/rules';
import { parseSubmission, uploadPhotos, withoutPhotosField, withPhotoProblem } from '@vyloha/forms/server';
import { seeOther } from '@vyloha/links/server';
import { addReview, uploadPhoto } from '../../../api/reviews.server';
import { customerReviewInput, emptyReview, guestReviewInput } from '../../../model/reviews/review-input';
import { defaultReviewView, reviewViewPath } from '../../../model/reviews/review-view';
import { intentField, refuse, type ProductFormArgs } from './product-form.server';

/** How the backend refuses a review. */
const unprocessable = 422;

/** Adds a review; photographs that were uploaded are kept when something else is wrong. */
export async function postReview({ request, context, fields, productId }: ProductFormArgs) {
  const { store, session, shopper, t } = context;
  const photoProblem = await uploadPhotos(context, fields, {
    upload: (file) => uploadPhoto(store, file),
    texts: {
      tooMany: t('catalog:reviews.photos.tooMany', photoTextValues),
      tooLarge: t('catalog:reviews.photos.tooLarge', photoTextValues),
      failure: t('ui:failure.text'),
    },
  });
  // A shopper who logged in since the page was rendered still posts the fields of a guest.
  const controls = [intentField, withoutPhotosField, ...Object.keys(guestReviewInput.entries)];
  const form = await parseSubmission(fields, shopper.isLoggedIn ? customerReviewInput : guestReviewInput, controls);
  if (!form.ok) return refuse('review', withPhotoProblem(form.problem, photoProblem));
  if (photoProblem !== null) return refuse('review', form.refuse([{ title: photoProblem, field: 'photos' }]));
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
