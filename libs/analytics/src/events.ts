import type { MeasuredItem } from '@vyloha/contract';

interface Priced {
  /** ISO 4217. */
  currency: string;
  value: number;
}

interface Items {
  items: readonly MeasuredItem[];
}

/** All events, by name: those of GA4's e-commerce list have its names. */
export interface AnalyticsEvents {
  page_view: { path: string; title: string };
  user_loaded: { isLoggedIn: boolean; variant: string; groups: readonly string[] };
  /** Page view, user and cart are all loaded. */
  session_loaded: { isLoggedIn: boolean };
  view_item_list: Items & { listName: string; currency: string };
  select_item: Items & { listName: string; currency: string };
  view_item: Priced & Items;
  search: { query: string; results: number };
  add_to_wishlist: Partial<Priced> & Items;
  add_to_cart: Priced & Items;
  remove_from_cart: Priced & Items;
  view_cart: Priced & Items;
  /** The first step of the checkout; steps count from one. */
  begin_checkout: Priced & Items & { step: number };
  /** Each further step. */
  checkout_progress: Priced & Items & { step: number };
  add_shipping_info: Priced & Items & { shippingTier: string };
  add_payment_info: Priced & Items & { paymentType: string };
  /** `value` is the revenue: items, shipping and payment, with tax. */
  purchase: Priced & Items & { orderCode: string; shipping: number; payment: number };
  /** Somebody withdrew from a purchase; what is paid back is the shop's decision later. */
  refund: Items & { orderCode: string };
  login: { method: LoginMethod };
  sign_up: { method: LoginMethod };
}

export type LoginMethod = 'password' | 'passkey' | 'link';

export type AnalyticsEventName = keyof AnalyticsEvents;

export type AnalyticsEvent = {
  [TName in AnalyticsEventName]: { name: TName } & AnalyticsEvents[TName];
}[AnalyticsEventName];
