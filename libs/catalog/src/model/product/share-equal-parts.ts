import type { ProductBadge } from './product-badge';
import type { ProductBox } from './product-box';
import type { DeliveryPromise, ShownAvailability } from '../variants/variant-offer';

/** Gives the first of equal values in place of each of them. */
function oneOfEach<T>(): (value: T) => T {
  const known = new Map<string, T>();
  return (value) => {
    const key = JSON.stringify(value);
    const first = known.get(key) ?? value;
    known.set(key, first);
    return first;
  };
}

/** Boxes whose equal parts are one: a page hands each object over once, however often it is used. */
export function shareEqualParts(boxes: readonly ProductBox[]): ProductBox[] {
  const availability = oneOfEach<ShownAvailability>();
  const delivery = oneOfEach<DeliveryPromise | null>();
  const badge = oneOfEach<ProductBadge>();
  return boxes.map((box) => ({
    ...box,
    availability: availability(box.availability),
    delivery: delivery(box.delivery),
    badges: box.badges.map(badge),
  }));
}
