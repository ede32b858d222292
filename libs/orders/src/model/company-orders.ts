import { companyListKeys } from '@vyloha/links';
import * as v from 'valibot';

/** Who placed an order in the name of a company; a backend without companies sends none. */
export const optionalOrderedBy = v.nullish(v.object({ name: v.string(), isCaller: v.boolean() }), null);

export type OrderedBy = v.InferOutput<typeof optionalOrderedBy>;

/** Whether a colleague placed it: such an order is read, and neither paid nor returned. */
export const isOfColleague = (orderedBy: OrderedBy): boolean => orderedBy !== null && !orderedBy.isCaller;

/** What a customer may list besides their own; `null` for who buys for themselves. */
export interface CompanyView {
  seesColleagues: boolean;
}

/** As the permissions of the backend, which decides. */
export function toCompanyView(company: { role: string } | null): CompanyView | null {
  return company && { seesColleagues: company.role !== 'buyer' };
}

/** What lists of orders and documents have in common. */
export interface CompanySearch {
  /** Those of the whole company instead of the own ones. */
  isOfCompany: boolean;
  /** Only what is still to be paid. */
  isUnpaid: boolean;
}

export function parseCompanySearch(query: URLSearchParams, view: CompanyView | null): CompanySearch {
  return {
    isOfCompany: view?.seesColleagues === true && query.get(companyListKeys.company) === '1',
    isUnpaid: view !== null && query.get(companyListKeys.unpaid) === '1',
  };
}

/** Parameters of the backend's lists. */
export function toCompanyQuery({ isOfCompany, isUnpaid }: CompanySearch) {
  return { company: isOfCompany || undefined, unpaid: isUnpaid || undefined };
}
