import type { FeedName } from '@vyloha/config/server';
import { fromMinor } from '@vyloha/money';
import { type XmlElement, xml } from '@vyloha/backend-kernel';
import type { FeedShop } from '../offers/feed-shop';
import type { Offer } from '../offers/offer';
import { fieldLists } from '../field-lists/field-lists';
import type { FeedSite } from '../feed-site';
import { cutText } from '../feed-text';
import type { LeftOutReason } from '../left-out';

/** What an offer is written with besides itself. */
export interface FeedContext {
  site: FeedSite;
  shop: FeedShop;
}

/** A vendor's format: what stands before, for each offer, and after. */
export interface FeedFormat {
  open(context: FeedContext): string;
  close: string;
  /** Null for an offer that the vendor takes. */
  leaveOut(offer: Offer): LeftOutReason | null;
  toElement(offer: Offer, context: FeedContext): XmlElement;
}

/** `199.90`; no vendor takes a comma, a currency or spaces here. */
export const plainPrice = (minor: number): string => fromMinor(minor).toFixed(2);

/** An element, unless it has nothing to say. */
export function optional(name: string, text: string | null): XmlElement | null {
  return text === null || text === '' ? null : xml(name, text);
}

/** Makes elements with texts of the lengths that the vendor takes. */
export function elementsOf(feed: FeedName) {
  const { fields } = fieldLists[feed];
  const maxLengthOf = (name: string) => fields[name]?.maxLength ?? Infinity;
  return {
    text: (name: string, text: string | null) => optional(name, text && cutText(text, maxLengthOf(name))),
    /** Addresses are never cut: one that is too long is left out. */
    urls(name: string, urls: readonly string[]): XmlElement[] {
      const short = urls.filter((url) => url.length <= maxLengthOf(name));
      return short.slice(0, fields[name]?.maxOccurs ?? 1).map((url) => xml(name, url));
    },
  };
}

/** Whole levels of a category, as many from the root as fit. */
export function categoryText(titles: readonly string[], separator: string, maxLength: number): string {
  const last = titles.findLastIndex((_, index) => titles.slice(0, index + 1).join(separator).length <= maxLength);
  return titles.slice(0, last + 1).join(separator);
}
