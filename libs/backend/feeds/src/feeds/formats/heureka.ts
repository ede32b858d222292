import { pickTranslation } from '@vyloha/contract';
import { xml } from '@vyloha/backend-kernel';
import { optional, type FeedFormat } from './feed-format';
import { leaveOutUnbuyable, shopItemParts } from './shop-items';

const eanDigits = 13;

/** Heureka has no field for a price before a discount: only what is paid. */
export const heureka: FeedFormat = {
  open: () => '<SHOP>',
  close: '</SHOP>',
  leaveOut: leaveOutUnbuyable,
  toElement(offer, context) {
    const parts = shopItemParts('heureka', offer, context);
    const { heureka: named } = offer.feedCategories;
    return xml('SHOPITEM', [
      ...parts.identity,
      ...parts.addresses,
      parts.price,
      parts.manufacturer,
      parts.category(named && pickTranslation(named, context.site.locale)),
      optional('EAN', offer.ean?.length === eanDigits ? offer.ean : null),
      ...parts.parameters,
      ...parts.delivery,
      parts.group,
    ]);
  },
};
