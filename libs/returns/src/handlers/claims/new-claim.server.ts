import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '@vyloha/account/server';
import {
  attemptField,
  newAttempt,
  parseSubmission,
  readForm,
  requireAttempt,
  uploadPhotos,
  withPhotoProblem,
  withoutPhotosField,
} from '@vyloha/forms/server';
import { photoTextValues } from '@vyloha/forms/rules';
import { accountPaths } from '@vyloha/links';
import { refused, seeOther } from '@vyloha/links/server';
import { listOrders } from '@vyloha/orders/server';
import { addClaim, listClaims, uploadClaimPhoto } from '../../api/claims.server';
import { hasRepairNotice } from './has-repair-notice.server';
import { claimFormInput } from '../../model/claims/claim-form';
import { toClaimableOrders, withoutClaimed } from '../../model/claims/claimable-order';

/** The store returns no more at once; two years of warranty hardly have more. */
const perPage = 100;

/** What the customer may claim. */
export async function newClaimLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { context } = args;
  const page = { page: 1, perPage };
  const [{ orders }, { claims }] = await Promise.all([
    listOrders(context.store, page),
    listClaims(context.store, page),
  ]);
  return {
    orders: withoutClaimed(toClaimableOrders(orders), claims),
    /** Makes sending the form twice one claim. */
    attempt: newAttempt(),
    hasRepairNotice: hasRepairNotice(context),
    meta: { title: context.t('returns:claims.newTitle') },
  };
}

const fieldNames: Readonly<Record<string, string>> = {
  item_id: 'item',
  order_id: 'item',
  amount: 'amount',
  description: 'description',
  photos: 'photos',
  solution: 'solution',
};

/**
 * Sends the claim; photographs that were uploaded are kept when something else is wrong.
 * @param token secret of the order; null for a customer
 * @param next page that the claim of a number leads to
 */
export async function submitClaim(
  { request, context }: ActionFunctionArgs,
  token: string | null,
  next: (code: string) => string,
) {
  const fields = await readForm(request);
  const attempt = requireAttempt(fields);
  const photoProblem = await uploadPhotos(context, fields, {
    upload: (file) => uploadClaimPhoto(context.store, token, file),
    texts: {
      tooMany: context.t('returns:claims.photos.tooMany', photoTextValues),
      tooLarge: context.t('returns:claims.photos.tooLarge', photoTextValues),
      failure: context.t('ui:failure.text'),
    },
  });
  const form = await parseSubmission(fields, claimFormInput, [attemptField, withoutPhotosField]);
  if (!form.ok) return refused(withPhotoProblem(form.problem, photoProblem));
  if (photoProblem !== null) return refused(form.refuse([{ title: photoProblem, field: 'photos' }]));
  const response = await addClaim(context.store, token, form.value, attempt);
  if (!response.ok) {
    return refused(
      form.refuse(response.errors, (field) => fieldNames[field]),
      { status: response.status },
    );
  }
  context.session.flash({ kind: 'success', text: context.t('returns:claims.sent', { code: response.data.code }) });
  return seeOther(next(response.data.code));
}

export async function newClaimAction(args: ActionFunctionArgs) {
  requireCustomer(args);
  return submitClaim(args, null, accountPaths.claim);
}
