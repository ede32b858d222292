/** A product sold. Money in main units, with tax, as analytics services expect it. */
export interface AnalyticsItem {
  /** Variant's id. */
  id: string;
  name: string;
  category?: string | undefined;
  brand?: string | undefined;
  unitPrice: number;
  quantity: number;
}

interface Priced {
  /** ISO 4217. */
  currency: string;
  value: number;
}

/** All events, by name. */
export interface AnalyticsEvents {
  page_view: { path: string; title: string };
  user_loaded: { isLoggedIn: boolean };
  /** Page view, user and cart are all loaded. */
  session_loaded: { isLoggedIn: boolean };
  view_item_list: { listName: string; items: readonly AnalyticsItem[] };
  select_item: { listName: string; item: AnalyticsItem };
  view_item: Priced & { item: AnalyticsItem };
  add_to_cart: Priced & { item: AnalyticsItem };
  remove_from_cart: Priced & { item: AnalyticsItem };
  view_cart: Priced & { items: readonly AnalyticsItem[] };
  /** Steps count from one. */
  checkout_step: Priced & { step: number; items: readonly AnalyticsItem[] };
  purchase: Priced & { orderCode: string; shipping: number; payment: number; items: readonly AnalyticsItem[] };
  search: { query: string; results: number };
  login: Record<never, never>;
  sign_up: Record<never, never>;
}

export type AnalyticsEventName = keyof AnalyticsEvents;

export type AnalyticsEvent = {
  [TName in AnalyticsEventName]: { name: TName } & AnalyticsEvents[TName];
}[AnalyticsEventName];
