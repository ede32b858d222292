import { type CompanySearch, type CompanyView, parseCompanySearch } from './company-orders';
import { isKnownStatus, type OrderStatus } from './order';

const maxCodeLength = 50;

/** Query keys of the order list. */
export const orderSearchKeys = { code: 'cislo', status: 'stav', year: 'rok' } as const;

/** What a customer searches their orders for; an empty or absent value does not restrict. */
export interface OrderSearch extends CompanySearch {
  /** A part of the number. */
  code: string;
  status: OrderStatus | null;
  year: number | null;
}

/** The search of an address; values that no order can have are ignored. */
export function parseOrderSearch(query: URLSearchParams, view: CompanyView | null): OrderSearch {
  const status = query.get(orderSearchKeys.status) ?? '';
  const year = query.get(orderSearchKeys.year) ?? '';
  return {
    code: (query.get(orderSearchKeys.code) ?? '').trim().slice(0, maxCodeLength),
    status: isKnownStatus(status) ? status : null,
    year: /^20\d\d$/.test(year) ? Number(year) : null,
    ...parseCompanySearch(query, view),
  };
}

/** Whether it restricts the list at all, of whomever it is. */
export function isSearching({ code, status, year, isUnpaid }: OrderSearch): boolean {
  return code !== '' || status !== null || year !== null || isUnpaid;
}
