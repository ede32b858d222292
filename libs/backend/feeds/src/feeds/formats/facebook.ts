import { xml } from '@vyloha/backend-kernel';
import type { Offer } from '../offers/offer';
import type { FeedFormat } from './feed-format';
import { closeChannel, leaveOutUnshown, merchantParts, openChannel } from './merchant-items';

const availabilityOf = ({ canBeBought, isInStock }: Offer) =>
  !canBeBought ? 'out of stock' : isInStock ? 'in stock' : 'available for order';

export const facebook: FeedFormat = {
  open: openChannel,
  close: closeChannel,
  leaveOut: leaveOutUnshown,
  toElement(offer, context) {
    const parts = merchantParts('facebook', offer, context);
    return xml('item', [
      ...parts.identity,
      ...parts.addresses,
      xml('g:availability', availabilityOf(offer)),
      ...parts.prices,
      // Required; what has no brand is the shop's.
      parts.text('g:brand', offer.brand ?? context.shop.name),
      parts.gtin,
      parts.condition,
      ...parts.category,
      ...parts.variant,
    ]);
  },
};
