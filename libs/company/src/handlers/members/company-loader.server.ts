import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadVatNumberState, requireCustomer } from '@vyloha/account/server';
import { notFound } from '@vyloha/links/server';
import { isFeatureEnabled, listCurrencies } from '@vyloha/session/server';
import { getCompany } from '../../api/members.server';
import { changeKey } from '../../model/company-account';

/** The customer's company; `zmenit` in the query is the id of the member being changed. */
export async function companyLoader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  const { request, context } = args;
  const [company, currencies, hasDocuments] = await Promise.all([
    getCompany(context.store),
    listCurrencies(context.store),
    isFeatureEnabled(context, 'documents'),
  ]);
  if (company === null) throw notFound();
  const changedId = new URL(request.url).searchParams.get(changeKey);
  return {
    company,
    vatNumberState: await loadVatNumberState(context, { vatin: company.vatin }),
    hasDocuments,
    changed: company.members.find(({ id }) => id === changedId) ?? null,
    currency: currencies.find(({ code }) => code === company.currencyCode) ?? context.currency,
    meta: { title: context.t('company:company.title') },
  };
}
