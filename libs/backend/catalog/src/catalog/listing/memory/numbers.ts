/** Whole numbers from 0 in a list that grows, four bytes each. */
export class NumberList {
  #numbers = new Uint32Array(16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  keep(isKept: (number: number) => boolean): void {
    let kept = 0;
    for (let at = 0; at < this.#length; at += 1) {
      const number = this.#numbers[at] ?? 0;
      if (!isKept(number)) continue;
      this.#numbers[kept] = number;
      kept += 1;
    }
    this.#length = kept;
  }

  /** Until the next change. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}

type NumberArray = Uint8Array | Int32Array | Uint32Array | Float64Array;

/** The same numbers with room for at least `length`; half as much again where it grows. */
export function withRoom<Numbers extends NumberArray>(
  numbers: Numbers,
  length: number,
  create: (length: number) => Numbers,
): Numbers {
  if (length <= numbers.length) return numbers;
  const larger = create(Math.max(length, Math.ceil(numbers.length * 1.5)));
  larger.set(numbers);
  return larger;
}

/**
 * Puts those items first that belong to places `from` to `to` of the order, in order, without sorting the others: the
 * time does not depend on the places.
 * @returns the items at these places
 */
export function selectSorted(
  items: Uint32Array,
  from: number,
  to: number,
  compare: (a: number, b: number) => number,
): Uint32Array {
  const end = Math.min(to, items.length);
  if (from >= end) return new Uint32Array();
  partition(items, from, 0, items.length, compare);
  if (end < items.length) partition(items, end, from, items.length, compare);
  return items.slice(from, end).sort(compare);
}

/** Moves the items before place `place` of the order before it, and the others behind, within `low` to `high`. */
function partition(
  items: Uint32Array,
  place: number,
  low: number,
  high: number,
  compare: (a: number, b: number) => number,
): void {
  let [left, right] = [low, high - 1];
  while (left < right) {
    const pivot = items[(left + right) >>> 1] ?? 0;
    let [i, j] = [left, right];
    while (i <= j) {
      while (compare(items[i] ?? 0, pivot) < 0) i += 1;
      while (compare(items[j] ?? 0, pivot) > 0) j -= 1;
      if (i <= j) {
        const item = items[i] ?? 0;
        items[i] = items[j] ?? 0;
        items[j] = item;
        i += 1;
        j -= 1;
      }
    }
    if (place <= j) right = j;
    else if (place >= i) left = i;
    else return;
  }
}
