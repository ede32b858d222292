import { fillPattern } from './fill-pattern';
import { endpointPatterns, routePatterns } from './route-patterns';
import { withQuery } from './with-query';

interface OrderClaim {
  token: string;
  code: string;
}

/** By a secret of the order. */
function orderClaim({ token, code }: OrderClaim): string {
  return fillPattern(routePatterns['order-claim'], { token, code: code.toLowerCase() });
}

/** In lower case, as all paths. */
function claim(code: string): string {
  return fillPattern(routePatterns['user-claim'], { code: code.toLowerCase() });
}

/** Pages of quotes; other pages need no more than the path that the server sends them. */
export const quotePatterns = {
  list: '/uzivatel/nabidky',
  request: '/uzivatel/nabidky/nova',
  quote: '/uzivatel/nabidky/:code',
} as const;

/** The query key with the number of an order; of one shopper, so that the page with it is never shared. */
export const withdrawalOrderKey = 'objednavka';

/** Query keys of the lists of orders and documents: those of the whole company, and what is still to be paid. */
export const companyListKeys = { company: 'firma', unpaid: 'nezaplacene' } as const;

function companyList(path: string, { isUnpaid = false }: { isUnpaid?: boolean } = {}): string {
  return withQuery(path, { [companyListKeys.company]: 1, [companyListKeys.unpaid]: isUnpaid ? 1 : null });
}

/** URLs that only pages of the account, or after an order, link to: other pages load `paths` without them. */
export const accountPaths = {
  claims: () => routePatterns['user-claims'],
  newClaim: () => routePatterns['user-claim-new'],
  claim,
  claimProtocol: (code: string) => `${claim(code)}/protokol`,
  /** @param number of the photograph in the claim, from 1 */
  claimPhoto: (code: string, number: number) => `${claim(code)}/fotografie/${number}`,
  quotes: () => quotePatterns.list,
  newQuote: () => quotePatterns.request,
  quote: (code: string) => fillPattern(quotePatterns.quote, { code: code.toLowerCase() }),
  company: () => routePatterns['user-company'],
  companyOrders: (list?: { isUnpaid: boolean }) => companyList(routePatterns['user-orders'], list),
  companyDocuments: (list?: { isUnpaid: boolean }) => companyList(routePatterns['user-documents'], list),
  /** Linked from e-mails. */
  companyInvitation: (token?: string) => withQuery(routePatterns['company-invitation'], { token }),
  approvals: () => routePatterns['user-approvals'],
  approval: (id: string) => fillPattern(routePatterns['user-approval'], { id }),
  schedules: () => routePatterns['user-schedules'],
  /** @param objednavka number of the order to repeat */
  newSchedule: (objednavka: string) => withQuery(routePatterns['user-schedule-new'], { objednavka }),
  /** Linked from e-mails. */
  schedule: (id: string) => fillPattern(routePatterns['user-schedule'], { id }),
  documents: () => routePatterns['user-documents'],
  documentFile: (id: string, format: string) => fillPattern(endpointPatterns.documentFile, { id, format }),
  /** Of the order that a token opens. */
  /** The day of delivery for a calendar. */
  orderCalendar: (token: string) => fillPattern(endpointPatterns.orderCalendar, { token }),
  orderDocumentFile: (file: { token: string; id: string; format: string }) =>
    fillPattern(endpointPatterns.orderDocumentFile, file),
  /** The products of an order as CSV, and their pictures as an archive. */
  orderItemsFile: (id: string) => fillPattern(endpointPatterns.orderItemsFile, { id }),
  orderPicturesFile: (id: string) => fillPattern(endpointPatterns.orderPicturesFile, { id }),
  /** A file with everything the shop knows of the customer. */
  personalData: () => endpointPatterns.personalData,
  privacy: () => routePatterns['user-privacy'],
  creditsHistory: () => routePatterns['user-credits'],
  /** Also the target of the link that is mailed to the new e-mail. */
  changeEmail: () => routePatterns['user-email'],
  /** A list for whoever has its secret; read only. */
  sharedList: (token: string) => fillPattern(routePatterns['shared-list'], { token }),
  /** What a passkey has to sign, to log in or to be added; by POST. */
  passkeyOptions: () => endpointPatterns.passkeyOptions,
  /** Where everybody withdraws, with the number of an order filled in; linked from e-mails. */
  withdrawalOf: (code: string) => withQuery(routePatterns.withdrawal, { [withdrawalOrderKey]: code }),
  /** Where everybody claims a defect. */
  claimLookup: () => routePatterns.claim,
  /** By a secret that opens the order. */
  claimOrder: (token: string) => fillPattern(routePatterns['claim-order'], { token }),
  /** Linked from e-mails. */
  orderClaim,
  orderClaimProtocol: (of: OrderClaim) => `${orderClaim(of)}/protokol`,
  /** @param number of the photograph in the claim, from 1 */
  orderClaimPhoto: ({ number, ...of }: OrderClaim & { number: number }) => `${orderClaim(of)}/fotografie/${number}`,
  /** By a secret that opens the order. */
  withdrawalOrder: (token: string) => fillPattern(routePatterns['withdrawal-order'], { token }),
} as const;
