import { parseSubmission } from '@vyloha/forms/server';
import { seeOther } from '@vyloha/links/server';
import { askQuestion } from '../../../api/questions.server';
import { productAnchors } from '../../../model/product/product-anchors';
import { customerQuestionInput, guestQuestionInput } from '../../../model/reviews/question-input';
import { parseReviewView, reviewViewPath } from '../../../model/reviews/review-view';
import { intentField, refuse, type ProductFormArgs } from './product-form.server';

/** Asks about the product. The question is on the page once the shop has answered it. */
export async function postQuestion({ request, context, fields, productId }: ProductFormArgs) {
  const { store, session, shopper, t } = context;
  // A shopper who logged in since the page was rendered still posts the fields of a guest.
  const controls = [intentField, ...Object.keys(guestQuestionInput.entries)];
  const form = await parseSubmission(fields, shopper.isLoggedIn ? customerQuestionInput : guestQuestionInput, controls);
  if (!form.ok) return refuse('question', form.problem);
  const response = await askQuestion(store, productId, form.value);
  if (!response.ok) {
    const isKnown = (field = '') => Object.hasOwn(guestQuestionInput.entries, field);
    return refuse(
      'question',
      form.refuse(response.errors, (field) => (isKnown(field) ? field : undefined)),
      { status: response.status },
    );
  }
  session.flash({ kind: 'success', text: t('catalog:comments.thanks') });
  const url = new URL(request.url);
  return seeOther(reviewViewPath(url, parseReviewView(url.searchParams), productAnchors.questions));
}
