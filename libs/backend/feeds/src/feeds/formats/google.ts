import { addDays } from '@vyloha/contract';
import { toZonedIso } from '@vyloha/backend-shop';
import { type XmlElement, xml } from '@vyloha/backend-kernel';
import { fieldLists } from '../field-lists/field-lists';
import { cutText } from '../feed-text';
import type { Offer } from '../offers/offer';
import { optional, type FeedContext, type FeedFormat } from './feed-format';
import { closeChannel, leaveOutUnshown, merchantParts, merchantPrice, openChannel } from './merchant-items';

/** Noon of a day, without seconds. */
const toMoment = (day: string) => toZonedIso(new Date(`${day}T11:00:00Z`)).replace(/:\d\d(?=[+-])/, '');

function availabilityElements(
  { canBeBought, isInStock, dispatchDays, deliveryDay }: Offer,
  { shop: { today } }: FeedContext,
): XmlElement[] {
  if (!canBeBought) return [xml('g:availability', 'out_of_stock')];
  if (isInStock) return [xml('g:availability', 'in_stock')];
  const day = deliveryDay ?? addDays(today, dispatchDays);
  return [xml('g:availability', 'backorder'), xml('g:availability_date', toMoment(day))];
}

const { fields } = fieldLists.google;
const isUnit = (text: string) => new RegExp(fields['g:unit_pricing_measure']?.pattern ?? '').test(text);

/** Of products that the law asks a price per unit for; Google knows no other units than these. */
function measureElements({ measure }: Offer): XmlElement[] {
  if (measure === null) return [];
  const [amount, base] = [`${measure.amount} ${measure.unit}`, `1 ${measure.perUnit}`];
  if (!isUnit(amount) || !isUnit(base)) return [];
  return [xml('g:unit_pricing_measure', amount), xml('g:unit_pricing_base_measure', base)];
}

/** Colour and size have elements of their own. */
function detailElements({ parameters }: Offer): XmlElement[] {
  const lengths = fields['g:product_detail']?.children ?? {};
  const cut = (name: string, text: string) => xml(name, cutText(text, lengths[name]?.maxLength ?? Infinity));
  return parameters
    .filter(({ kind }) => kind !== 'color' && kind !== 'size')
    .map(({ title, value }) =>
      xml('g:product_detail', [cut('g:attribute_name', title), cut('g:attribute_value', value)]),
    );
}

/** To the door; places where shoppers collect their orders are no shipping. */
function shippingElements({ deliveries }: Offer, { site, shop: { country } }: FeedContext): XmlElement[] {
  if (country === null) return [];
  const toTheDoor = deliveries.filter(({ shipper }) => shipper.type === 'DELIVERY');
  return toTheDoor.map(({ shipper, priceMinor }) =>
    xml('g:shipping', [
      xml('g:country', country),
      optional('g:service', shipper.name[site.locale] ?? shipper.name.cs),
      xml('g:price', merchantPrice(priceMinor, site.currency)),
    ]),
  );
}

export const google: FeedFormat = {
  open: openChannel,
  close: closeChannel,
  leaveOut: leaveOutUnshown,
  toElement(offer, context) {
    const parts = merchantParts('google', offer, context);
    return xml('item', [
      ...parts.identity,
      ...parts.addresses,
      ...availabilityElements(offer, context),
      ...parts.prices,
      ...measureElements(offer),
      parts.text('g:brand', offer.brand),
      parts.gtin,
      // The shop's codes are no numbers of manufacturers.
      offer.ean === null ? xml('g:identifier_exists', 'no') : null,
      parts.condition,
      ...parts.category,
      ...parts.variant,
      ...detailElements(offer),
      ...shippingElements(offer, context),
    ]);
  },
};
