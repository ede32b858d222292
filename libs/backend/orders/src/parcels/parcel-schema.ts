import { pickTranslation, type Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { toZonedIso } from '@vyloha/backend-shop';
import { parcelStates } from './parcel-states';
import type { ParcelRow } from './load-parcels';

export const parcelSchema = v.object({
  /** Within the order, from 1. */
  number: v.number(),
  carrier: v.object({ code: v.string(), name: v.string() }),
  trackingNumber: v.nullable(v.string()),
  /** Page of the carrier about this parcel. */
  trackingUrl: v.nullable(v.string()),
  state: v.picklist(parcelStates),
  /** When it was handed over. */
  createdAt: v.string(),
  /** Lines of the order, with how many pieces of each are in it. */
  items: v.array(v.object({ id: v.string(), amount: v.number() })),
});

export function toWireParcel(row: ParcelRow, locale: Locale): v.InferOutput<typeof parcelSchema> {
  const { position, carrierCode, carrierName, trackingNumber, trackingUrl, state, createdAt, items } = row;
  return {
    number: position,
    carrier: { code: carrierCode, name: pickTranslation(carrierName, locale) },
    trackingNumber,
    trackingUrl,
    state,
    createdAt: toZonedIso(createdAt),
    items: items.map(({ itemId, amount }) => ({ id: itemId, amount })),
  };
}
