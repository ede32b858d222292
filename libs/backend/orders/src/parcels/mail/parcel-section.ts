import { pickTranslation } from '@vyloha/contract';
import { type MailSection, toPlainLine } from '@vyloha/backend-kernel';
import type { OrderMailData } from '../../orders/confirmation/order-mail-data';
import type { ParcelRow } from '../load-parcels';

type ParcelData = Pick<OrderMailData, 'texts' | 'locale'>;

/** A parcel: who brings it, its number, and where it is. */
export function parcelSection({ texts, locale }: ParcelData, parcel: ParcelRow): MailSection {
  const { carrierName, trackingNumber, trackingUrl } = parcel;
  return {
    title: texts.parcel,
    rows: [
      { label: texts.carrier, value: toPlainLine(pickTranslation(carrierName, locale)) },
      ...(trackingNumber === null ? [] : [{ label: texts.trackingNumber, value: toPlainLine(trackingNumber) }]),
    ],
    ...(trackingUrl !== null && { links: [{ label: texts.trackParcel, url: trackingUrl }] }),
  };
}

/** The parcels that are under way. */
export const parcelSections = (data: ParcelData & Pick<OrderMailData, 'parcels'>): MailSection[] =>
  data.parcels
    .filter(({ state }) => state === 'sent' || state === 'ready')
    .map((parcel) => parcelSection(data, parcel));
