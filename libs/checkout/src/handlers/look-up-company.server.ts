import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { withUnavailableFallback } from '@vyloha/http-client';
import { getCompany } from '../api/companies.server';
import { toCompanyFields } from '../model/company/company-fields';
import type { CompanyLookup } from '../model/company/company-lookup';

const maxTinLength = 20;

/** Looks a company up; a register that is silent is a problem of the lookup, not of the page. */
export async function lookUpCompany({ store, t }: AppLoadContext, tin: string): Promise<CompanyLookup> {
  const silent = { kind: 'problem', problem: t('checkout:company.silent') } as const;
  if (tin.trim() === '') return { kind: 'problem', problem: t('checkout:company.missing') };
  if (tin.length > maxTinLength) return { kind: 'problem', problem: t('forms:tin') };
  const response = await withUnavailableFallback(getCompany(store, tin), () => null);
  if (response === null) return silent;
  if (!response.ok) return { kind: 'problem', problem: response.errors[0]?.title ?? silent.problem };
  return { kind: 'found', name: response.data.name, fields: { ...toCompanyFields(response.data) } };
}

/** The company of `?ico=`, for the script of the form. */
export async function companyLoader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const tin = new URL(request.url).searchParams.get('ico') ?? '';
  return Response.json(await lookUpCompany(context, tin), { headers: { 'Cache-Control': 'private, no-store' } });
}
