import { xml } from '@vyloha/backend-kernel';
import { optional, plainPrice, type FeedFormat } from './feed-format';
import { leaveOutUnbuyable, shopItemParts } from './shop-items';

export const zbozi: FeedFormat = {
  open: () => '<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">',
  close: '</SHOP>',
  leaveOut: (offer) => leaveOutUnbuyable(offer) ?? (offer.pictures.length === 0 ? 'noPicture' : null),
  toElement(offer, context) {
    const parts = shopItemParts('zbozi', offer, context);
    return xml('SHOPITEM', [
      ...parts.identity,
      ...parts.addresses,
      parts.price,
      // Only from the history of prices: an original price is no price before the discount.
      optional('PRICE_BEFORE_DISCOUNT', offer.lowestMinor30 === null ? null : plainPrice(offer.lowestMinor30)),
      parts.manufacturer,
      parts.category(offer.feedCategories.zbozi),
      optional('EAN', offer.ean),
      ...parts.parameters,
      ...parts.delivery,
      parts.group,
    ]);
  },
};
