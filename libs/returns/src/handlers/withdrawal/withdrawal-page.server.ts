import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '@vyloha/forms/server';
import { firstErrorText } from '@vyloha/contract';
import { accountPaths, paths, withdrawalOrderKey } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { requestWithdrawalAccess } from '../../api/withdrawals.server';
import { withdrawalLimits } from '../../model/withdrawal/withdrawal-form';
import { claimUrl } from '../claims/claim-url.server';
import { lookUpOrder } from '../lookup/look-up-order.server';

/** The page asks for the order by its form; the link in the confirmation of an order has filled in its number. */
export async function withdrawalPageLoader({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const orderCode = new URL(request.url).searchParams.get(withdrawalOrderKey) ?? '';
  return {
    orderCode: orderCode.slice(0, withdrawalLimits.code),
    /** Where defects are claimed. */
    claimUrl: await claimUrl(context),
    meta: { title: context.t('returns:withdrawal.title'), description: context.t('returns:withdrawal.lead') },
  };
}

/** From the page of one of the customer's own orders, whose login says who they are. */
async function openOwnOrder({ store, session, t }: ActionFunctionArgs['context'], code: string) {
  const response = await requestWithdrawalAccess(store, { code });
  if (response.ok) return seeOther(accountPaths.withdrawalOrder(response.data.token));
  session.flash({ kind: 'danger', text: firstErrorText(response.errors) ?? t('ui:failure.text') });
  return seeOther(paths.withdrawal());
}

/** Finds the order by its number and e-mail, and goes on to what can be withdrawn from. */
export async function withdrawalPageAction({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const ownOrder = fields.get('order');
  if (typeof ownOrder === 'string') return openOwnOrder(context, ownOrder);
  return lookUpOrder(context, fields, accountPaths.withdrawalOrder);
}
