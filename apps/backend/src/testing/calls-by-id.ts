import { aSchedule } from './a-schedule';
import { companyCalls, type CompanyName, noCompany } from './a-company';

const store = '/store/api/v1';
const lists = `${store}/user/shopping-lists`;

export const anAddress = { name: 'Jana', street: 'Dlouhá 1', city: 'Praha', postcode: '110 00', country_code: 'CZE' };

/** Ids of what belongs to an account, and of its order. */
export type OwnNames = Record<
  | 'address'
  | 'list'
  | 'listItem'
  | 'cartItem'
  | 'claim'
  | 'claimItem'
  | 'quote'
  | 'document'
  | 'schedule'
  | 'session'
  | 'passkey'
  | 'id'
  | 'code'
  | CompanyName,
  string
>;

/** Ids of nothing. */
export const missingNames: OwnNames = {
  list: 'sl-none',
  listItem: 'sli-none',
  address: 'a-none',
  cartItem: 'ci-none',
  claim: 'R-none',
  id: 'o-none',
  code: '2026999999',
  claimItem: 'none',
  document: 'none',
  quote: 'N-none',
  schedule: 'sc-none',
  ...noCompany,
  session: '00000000-0000-4000-8000-000000000000',
  passkey: '00000000-0000-4000-8000-000000000000',
};

/** A request for each route that takes the id of a resource. */
export const callsById: Readonly<Record<string, (names: OwnNames) => { url: string; body?: object }>> = {
  [`PATCH ${store}/cart/items/:id`]: ({ cartItem }) => ({
    url: `${store}/cart/items/${cartItem}`,
    body: { amount: 3 },
  }),
  [`DELETE ${store}/cart/items/:id`]: ({ cartItem }) => ({ url: `${store}/cart/items/${cartItem}` }),
  [`GET ${store}/user/orders/code/:code`]: ({ code }) => ({ url: `${store}/user/orders/code/${code}` }),
  [`GET ${store}/user/orders/:id`]: ({ id }) => ({ url: `${store}/user/orders/${id}` }),
  [`GET ${store}/user/orders/:id/items/export`]: ({ id }) => ({ url: `${store}/user/orders/${id}/items/export` }),
  [`GET ${store}/user/orders/:id/items/images/export`]: ({ id }) => ({
    url: `${store}/user/orders/${id}/items/images/export`,
  }),
  [`GET ${store}/user/documents/:id/:format`]: (names) => ({ url: `${store}/user/documents/${names.document}/pdf` }),
  [`GET ${store}/user/orders/:id/terms`]: ({ id }) => ({ url: `${store}/user/orders/${id}/terms` }),
  [`GET ${store}/user/orders/:id/payments`]: ({ id }) => ({ url: `${store}/user/orders/${id}/payments` }),
  [`POST ${store}/user/orders/:id/payment`]: ({ id }) => ({ url: `${store}/user/orders/${id}/payment`, body: {} }),
  [`POST ${store}/user/orders/:id/cancel`]: ({ id }) => ({ url: `${store}/user/orders/${id}/cancel`, body: {} }),
  [`GET ${store}/user/claims/:code`]: ({ claim }) => ({ url: `${store}/user/claims/${claim}` }),
  [`GET ${store}/user/claims/:code/photos/:number`]: ({ claim }) => ({
    url: `${store}/user/claims/${claim}/photos/1`,
  }),
  [`GET ${store}/user/schedules/:id`]: ({ schedule }) => ({ url: `${store}/user/schedules/${schedule}` }),
  [`POST ${store}/user/schedules`]: ({ id, claimItem }) => ({
    url: `${store}/user/schedules`,
    body: aSchedule(id, claimItem),
  }),
  [`PATCH ${store}/user/schedules/:id`]: ({ schedule }) => ({
    url: `${store}/user/schedules/${schedule}`,
    body: { max_total: 500 },
  }),
  [`POST ${store}/user/schedules/:id/skip`]: ({ schedule }) => ({
    url: `${store}/user/schedules/${schedule}/skip`,
    body: { date: '2026-12-01' },
  }),
  [`POST ${store}/user/claims`]: ({ id, claimItem }) => ({
    url: `${store}/user/claims`,
    body: { order_id: id, item_id: claimItem, amount: 1, description: 'x', solution: 'repair' },
  }),
  [`GET ${store}/user/quotes/:code`]: ({ quote }) => ({ url: `${store}/user/quotes/${quote}` }),
  [`POST ${store}/user/quotes/:code/cart`]: ({ quote }) => ({ url: `${store}/user/quotes/${quote}/cart`, body: {} }),
  [`POST ${store}/withdrawals/access`]: ({ code }) => ({ url: `${store}/withdrawals/access`, body: { code } }),
  [`PATCH ${store}/user/addresses/:id`]: (names) => ({
    url: `${store}/user/addresses/${names.address}`,
    body: anAddress,
  }),
  [`DELETE ${store}/user/addresses/:id`]: (names) => ({ url: `${store}/user/addresses/${names.address}` }),
  [`DELETE ${store}/user/sessions/:id`]: (names) => ({ url: `${store}/user/sessions/${names.session}` }),
  [`DELETE ${store}/user/passkeys/:id`]: (names) => ({ url: `${store}/user/passkeys/${names.passkey}` }),
  ...companyCalls,
  [`GET ${lists}/:id`]: ({ list }) => ({ url: `${lists}/${list}` }),
  [`POST ${lists}/:id/items`]: ({ list }) => ({ url: `${lists}/${list}/items`, body: { id: 'v-hadice-20' } }),
  [`DELETE ${lists}/:id/items/:itemId`]: ({ list, listItem }) => ({ url: `${lists}/${list}/items/${listItem}` }),
  [`PATCH ${lists}/:id`]: ({ list }) => ({ url: `${lists}/${list}`, body: { name: 'Podzim' } }),
  [`PATCH ${lists}/:id/items/:itemId`]: ({ list, listItem }) => ({
    url: `${lists}/${list}/items/${listItem}`,
    body: { amount: 9 },
  }),
  [`POST ${lists}/:id/share`]: ({ list }) => ({ url: `${lists}/${list}/share` }),
  [`DELETE ${lists}/:id/share`]: ({ list }) => ({ url: `${lists}/${list}/share` }),
  [`DELETE ${lists}/:id`]: ({ list }) => ({ url: `${lists}/${list}` }),
};
