import { displayText, validEntries } from '@vyloha/contract';
import * as v from 'valibot';
import type { PlacedLine } from './order-line';

/** States with a translation; any other one is shown as being on its way. */
const parcelStates = ['sent', 'ready', 'delivered', 'returned'] as const;

/** One of an order's `parcels` on the wire → a parcel. */
const parcelResponse = v.pipe(
  v.object({
    number: v.number(),
    carrier: v.object({ name: displayText }),
    trackingNumber: v.nullish(v.string(), null),
    // Only to a page on the web, whatever a backend says.
    trackingUrl: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^https:\/\//)), null), null),
    state: v.fallback(v.picklist(parcelStates), 'sent'),
    items: v.array(v.object({ id: v.string(), amount: v.number() })),
  }),
  v.transform(({ carrier, ...parcel }) => ({ ...parcel, carrier: carrier.name })),
);

/** The parcels of an order; a backend may know none. */
export const optionalParcels = v.optional(validEntries(parcelResponse), []);

/** What of an order was handed to a carrier at once. */
export type Parcel = v.InferOutput<typeof parcelResponse>;

export interface ParcelLine {
  line: PlacedLine;
  /** In quantity steps. */
  amount: number;
}

/** What is in a parcel, as lines of its order. */
export function linesInParcel({ items }: Parcel, lines: readonly PlacedLine[]): ParcelLine[] {
  return items.flatMap(({ id, amount }) => {
    const line = lines.find((candidate) => candidate.id === id);
    return line === undefined ? [] : [{ line, amount }];
  });
}

/** What is in no parcel yet, once there is one; what came back is to be sent again. */
export function linesNotSent(parcels: readonly Parcel[], lines: readonly PlacedLine[]): ParcelLine[] {
  const sent = parcels.filter(({ state }) => state !== 'returned').flatMap(({ items }) => items);
  if (parcels.length === 0) return [];
  return lines.flatMap((line) => {
    if (line.type !== 'product' && line.type !== 'gift') return [];
    const ofLine = sent.filter(({ id }) => id === line.id).reduce((sum, { amount }) => sum + amount, 0);
    return line.amount > ofLine ? [{ line, amount: line.amount - ofLine }] : [];
  });
}
