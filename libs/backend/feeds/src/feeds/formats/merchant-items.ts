import { escapeXml } from '@vyloha/contract';
import { urlOnDomain } from '@vyloha/links';
import { type XmlElement, xml } from '@vyloha/backend-kernel';
import { fieldLists } from '../field-lists/field-lists';
import type { LeftOutReason } from '../left-out';
import type { Offer } from '../offers/offer';
import { categoryText, elementsOf, optional, plainPrice, type FeedContext } from './feed-format';

/** Google's format, which Meta reads, too. */
type Merchant = 'google' | 'facebook';

export const openChannel = ({ site, shop }: FeedContext): string => {
  const name = escapeXml(shop.name);
  const link = escapeXml(urlOnDomain(site.domain, '', site.publicUrl));
  return `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${name}</title><link>${link}</link><description>${name}</description>`;
};

export const closeChannel = '</channel></rss>';

/** Sold-out offers are taken, as long as their address shows them. */
export function leaveOutUnshown({ isHiddenBySibling, pictures }: Offer): LeftOutReason | null {
  if (isHiddenBySibling) return 'soldOut';
  return pictures.length === 0 ? 'noPicture' : null;
}

export const merchantPrice = (minor: number, currency: string): string => `${plainPrice(minor)} ${currency}`;

/** The price, and what it is lowered to where there is a discount: from the lowest one of the 30 days before it. */
function priceElements({ priceMinor, referenceMinor }: Offer, currency: string): XmlElement[] {
  const price = merchantPrice(priceMinor, currency);
  if (referenceMinor === null || referenceMinor <= priceMinor) return [xml('g:price', price)];
  return [xml('g:price', merchantPrice(referenceMinor, currency)), xml('g:sale_price', price)];
}

const valueOf = ({ parameters }: Offer, kind: string) => parameters.find((known) => known.kind === kind)?.value ?? null;

const separator = ' > ';

/** The elements that both call alike. */
export function merchantParts(feed: Merchant, offer: Offer, { site }: FeedContext) {
  const { text, urls } = elementsOf(feed);
  const [main, ...others] = offer.pictures;
  const maxType = fieldLists[feed].fields['g:product_type']?.maxLength ?? Infinity;
  return {
    identity: [text('g:id', offer.id), text('g:title', offer.name), text('g:description', offer.description)],
    addresses: [
      ...urls('g:link', [offer.url]),
      ...urls('g:image_link', main === undefined ? [] : [main]),
      ...urls('g:additional_image_link', others),
    ],
    prices: priceElements(offer, site.currency),
    condition: xml('g:condition', 'new'),
    gtin: optional('g:gtin', offer.ean),
    category: [
      text('g:google_product_category', offer.feedCategories.google ?? null),
      text('g:product_type', categoryText(offer.categoryPath, separator, maxType)),
    ],
    variant: [
      text('g:item_group_id', offer.groupId),
      text('g:color', valueOf(offer, 'color')),
      text('g:size', valueOf(offer, 'size')),
    ],
    text,
  };
}
