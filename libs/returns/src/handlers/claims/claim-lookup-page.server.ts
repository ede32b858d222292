import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '@vyloha/forms/server';
import { accountPaths } from '@vyloha/links';
import { lookUpOrder } from '../lookup/look-up-order.server';

/** The page asks for the order by its form. */
export async function claimLookupPageLoader({ context: { t } }: Pick<LoaderFunctionArgs, 'context'>) {
  return { meta: { title: t('returns:orderClaims.title'), description: t('returns:orderClaims.lead') } };
}

/** Finds the order by its number and e-mail, and goes on to what can be claimed of it. */
export async function claimLookupPageAction({ request, context }: ActionFunctionArgs) {
  return lookUpOrder(context, await readForm(request), accountPaths.claimOrder);
}
