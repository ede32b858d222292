import { newAttempt } from '@vyloha/forms/server';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isToken } from '@vyloha/contract';
import { accountPaths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import type {} from '@vyloha/session/server';
import { getClaimOrder } from '../../api/claims.server';
import { withoutClaimed } from '../../model/claims/claimable-order';
import { toClaimableOrder } from '../../model/claims/claim-order';
import { hasRepairNotice } from './has-repair-notice.server';
import { submitClaim } from './new-claim.server';

/** Whoever filled in the form for too long finds the order again; the page says so. */
function findAgain({ session, t }: LoaderFunctionArgs['context']): Response {
  session.flash({ kind: 'warning', text: t('returns:orderClaims.expired') });
  return seeOther(accountPaths.claimLookup());
}

async function getOrder({ store }: LoaderFunctionArgs['context'], token: string) {
  return isToken(token) ? getClaimOrder(store, token) : null;
}

/** What can be claimed of the order that the secret opens, and what somebody has claimed. */
export async function claimOrderPageLoader({ params, context }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  const order = await getOrder(context, token);
  if (order === null) throw findAgain(context);
  const { code, createdAt, isClaimable, opensClaims, claims } = order;
  return {
    token,
    code,
    createdAt,
    opensClaims,
    claims,
    isClaimable,
    /** What the form offers; none where nothing can be claimed, or all of it is claimed already. */
    orders: isClaimable ? withoutClaimed([toClaimableOrder(order)], claims) : [],
    /** Makes sending the form twice one claim. */
    attempt: newAttempt(),
    hasRepairNotice: hasRepairNotice(context),
    meta: { title: context.t('returns:orderClaims.orderTitle', { code }) },
  };
}

/** Claims a defect without an account. */
export async function claimOrderPageAction(args: ActionFunctionArgs) {
  const { params, context } = args;
  const token = params['token'] ?? '';
  if ((await getOrder(context, token)) === null) return findAgain(context);
  return submitClaim(args, token, () => accountPaths.claimOrder(token));
}
