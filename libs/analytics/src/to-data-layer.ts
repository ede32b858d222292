import { type MeasuredItem, offerId } from '@vyloha/contract';
import type { AnalyticsEvent } from './events';

/** An entry of the tag manager's data layer. */
export type DataLayerEntry = Readonly<Record<string, unknown>>;

interface GaItem {
  item_id?: string | undefined;
  item_name?: string | undefined;
  item_brand?: string | undefined;
  item_category?: string | undefined;
  item_category2?: string | undefined;
  item_category3?: string | undefined;
  item_variant?: string | undefined;
  item_list_name?: string | undefined;
  price?: number | undefined;
  quantity: number;
  index?: number | undefined;
}

function toGaItem(item: MeasuredItem, listName: string | undefined): GaItem {
  const [category, second, third] = item.categories ?? [];
  return {
    item_id: item.id === undefined ? undefined : offerId(item.id),
    item_name: item.name,
    item_brand: item.brand,
    item_category: category,
    item_category2: second,
    item_category3: third,
    item_variant: item.variant,
    item_list_name: listName,
    price: item.unitPrice,
    quantity: item.quantity ?? 1,
    index: item.index,
  };
}

/** Names of GA4 for the fields that are called otherwise here. */
const gaNames = {
  listName: 'item_list_name',
  step: 'checkout_step',
  shippingTier: 'shipping_tier',
  paymentType: 'payment_type',
  orderCode: 'transaction_id',
  query: 'search_term',
  results: 'search_results',
  path: 'page_path',
  title: 'page_title',
  isLoggedIn: 'user_logged_in',
  variant: 'user_variant',
  groups: 'user_groups',
} as const;

const isRenamed = (name: string): name is keyof typeof gaNames => Object.hasOwn(gaNames, name);

/**
 * The entries of one event in the form of GA4; docs/measuring.md lists them. Before one of a purchase's steps the
 * previous one is cleared, as the tag manager merges what is pushed.
 */
export function toDataLayer({ name: event, ...details }: AnalyticsEvent): DataLayerEntry[] {
  const { items = null, ...fields } = { items: null, ...details };
  const named = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [isRenamed(name) ? gaNames[name] : name, value]),
  );
  if (items === null) return [{ event, ...named }];
  const listName = 'listName' in details ? details.listName : undefined;
  const revenue = event === 'purchase' && 'value' in details ? { revenue: details.value } : {};
  const ecommerce = { ...named, ...revenue, items: items.map((item) => toGaItem(item, listName)) };
  return [{ ecommerce: null }, { event, ecommerce }];
}
