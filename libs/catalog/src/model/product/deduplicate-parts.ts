import type { ProductBadge } from './product-badge';
import type { ProductBox } from './product-box';
import type { DeliveryPromise, AvailabilityView } from '../variants/variant-offer';

/** Replaces equal values by the first of them. */
function createDeduplicator<T>(): (value: T) => T {
  const valuesByKey = new Map<string, T>();
  return (value) => {
    const key = JSON.stringify(value);
    const first = valuesByKey.get(key) ?? value;
    valuesByKey.set(key, first);
    return first;
  };
}

/** Boxes that share equal parts: each object is serialized once, however often it is used. */
export function deduplicateParts(boxes: readonly ProductBox[]): ProductBox[] {
  const availability = createDeduplicator<AvailabilityView | null>();
  const delivery = createDeduplicator<DeliveryPromise | null>();
  const badge = createDeduplicator<ProductBadge>();
  return boxes.map((box) => ({
    ...box,
    availability: availability(box.availability),
    delivery: delivery(box.delivery),
    badges: box.badges.map(badge),
  }));
}
