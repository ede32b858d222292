import { type XmlElement, xml } from '@vyloha/backend-kernel';
import { fieldLists } from '../field-lists/field-lists';
import { cutText } from '../feed-text';
import type { LeftOutReason } from '../left-out';
import type { Offer } from '../offers/offer';
import { categoryText, elementsOf, plainPrice, type FeedContext } from './feed-format';

type PriceComparison = 'heureka' | 'zbozi';

/** What price comparisons do not take: what cannot be bought now. */
export function leaveOutUnbuyable({ canBeBought }: Offer): LeftOutReason | null {
  return canBeBought ? null : 'soldOut';
}

function deliveryElements(feed: PriceComparison, { deliveries }: Offer, { shop }: FeedContext): XmlElement[] {
  const known = fieldLists[feed].fields['DELIVERY']?.children?.['DELIVERY_ID']?.oneOf ?? [];
  const named = deliveries.flatMap((delivery) => {
    const id = shop.deliveries[delivery.shipper.id]?.[feed];
    return id !== undefined && known.includes(id) ? [{ id, delivery }] : [];
  });
  // The same carrier twice hides both.
  const first = named.filter(({ id }, index) => named.findIndex((other) => other.id === id) === index);
  return first.map(({ id, delivery: { priceMinor, cashPriceMinor } }) =>
    xml('DELIVERY', [
      xml('DELIVERY_ID', id),
      xml('DELIVERY_PRICE', plainPrice(priceMinor)),
      cashPriceMinor === null ? null : xml('DELIVERY_PRICE_COD', plainPrice(cashPriceMinor)),
    ]),
  );
}

function parameterElements(feed: PriceComparison, { parameters }: Offer): XmlElement[] {
  const children = fieldLists[feed].fields['PARAM']?.children ?? {};
  const cut = (name: string, text: string) => xml(name, cutText(text, children[name]?.maxLength ?? Infinity));
  return parameters.map(({ title, value }) => xml('PARAM', [cut('PARAM_NAME', title), cut('VAL', value)]));
}

const separator = ' | ';

/** The elements that both Czech price comparisons call alike. */
export function shopItemParts(feed: PriceComparison, offer: Offer, context: FeedContext) {
  const { text, urls } = elementsOf(feed);
  const [main, ...others] = offer.pictures;
  const ownCategory = categoryText(
    offer.categoryPath,
    separator,
    fieldLists[feed].fields['CATEGORYTEXT']?.maxLength ?? Infinity,
  );
  return {
    identity: [text('ITEM_ID', offer.id), text('PRODUCTNAME', offer.name), text('DESCRIPTION', offer.description)],
    addresses: [
      ...urls('URL', [offer.url]),
      ...urls('IMGURL', main === undefined ? [] : [main]),
      ...urls('IMGURL_ALTERNATIVE', others),
    ],
    price: xml('PRICE_VAT', plainPrice(offer.priceMinor)),
    manufacturer: text('MANUFACTURER', offer.brand),
    category: (named: string | undefined) => text('CATEGORYTEXT', named ?? ownCategory),
    parameters: parameterElements(feed, offer),
    delivery: [xml('DELIVERY_DATE', String(offer.dispatchDays)), ...deliveryElements(feed, offer, context)],
    group: text('ITEMGROUP_ID', offer.groupId),
  };
}
