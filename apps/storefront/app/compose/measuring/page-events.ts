import { type AnalyticsEvent, isMeasuredItem, type LoadedList } from '@vyloha/analytics';
import { hasFields, isText, type MeasuredItem } from '@vyloha/contract';
import { paths } from '@vyloha/links';

/** Products of a page's data that are shown together. */
export interface Listing {
  name: string;
  products: readonly { path: string; item: MeasuredItem }[];
}

/** What is needed of a product box; every list of products in a page's data consists of them. */
const isBox = hasFields({ slug: isText, measured: isMeasuredItem });
const isProductPage = hasFields({ product: hasFields({ measured: isMeasuredItem }) });
const isTitled = hasFields({ title: isText });
const isPlaced = hasFields({ placement: isText });

/** Pages nest lists in sections and in blocks, not deeper. */
const maxDepth = 6;

/** @param from position of the first box */
function toListing(name: string, boxes: readonly unknown[], from = 0): Listing {
  const products = boxes.filter(isBox).map(({ slug, measured }, index) => ({
    path: paths.product(slug),
    item: { ...measured, index: from + index },
  }));
  return { name, products };
}

/** A list is called by its title, by its placement, by the page whose main list it is, or by its place in the data. */
function nameOf(parent: object, key: string, pageTitle: string): string {
  if (isTitled(parent)) return parent.title;
  if (isPlaced(parent)) return parent.placement;
  return key === 'products' && pageTitle !== '' ? pageTitle : key;
}

/** All lists of products in the data of a page, in their order. */
export function listingsOf(data: unknown, pageTitle: string, depth = 0): Listing[] {
  if (typeof data !== 'object' || data === null || depth > maxDepth) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    if (Array.isArray(value) && value.length > 0 && value.every(isBox)) {
      return [toListing(nameOf(data, key, pageTitle), value)];
    }
    return listingsOf(value, pageTitle, depth + 1);
  });
}

/** A list that a script loaded into a page with these lists; more of its main list continues the positions. */
export function toLoadedListing(listings: readonly Listing[], list: LoadedList, pageTitle: string): Listing {
  const name = list.name ?? nameOf({}, 'products', pageTitle);
  const earlier = list.name === null ? listings.filter((one) => one.name === name) : [];
  const count = earlier.reduce((sum, { products }) => sum + products.length, 0);
  return toListing(name, list.products, count);
}

export function toListEvent({ name, products }: Listing, currency: string): AnalyticsEvent {
  return { name: 'view_item_list', listName: name, currency, items: products.map(({ item }) => item) };
}

/** The product of a list that a link to this path leads to. */
export function selectedIn(listings: readonly Listing[], path: string, currency: string): AnalyticsEvent | null {
  for (const { name, products } of listings) {
    const selected = products.find((product) => product.path === path);
    if (selected) return { name: 'select_item', listName: name, currency, items: [selected.item] };
  }
  return null;
}

/** The product whose page it is. */
export function toViewItem(data: unknown, currency: string): AnalyticsEvent | null {
  if (!isProductPage(data)) return null;
  const { measured } = data.product;
  return { name: 'view_item', currency, value: measured.unitPrice ?? 0, items: [{ ...measured, quantity: 1 }] };
}
