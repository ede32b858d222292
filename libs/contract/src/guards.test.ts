import { expect, it } from 'vitest';
import {
  type Guard,
  hasFields,
  isEither,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
} from './guards';

interface Shelf {
  label: string | null;
  kind: 'wall' | 'floor';
  isFull: boolean;
  boxes: readonly { weight: number }[];
  pricesByCode: Readonly<Record<string, number | string>>;
  note?: string;
}

const isShelf: Guard<Shelf> = hasFields(
  {
    label: isNullOr(isText),
    kind: isOneOf('wall', 'floor'),
    isFull: isFlag,
    boxes: isListOf(hasFields({ weight: isNumber })),
    pricesByCode: isRecordOf(isEither(isNumber, isText)),
  },
  { note: isText },
);

const shelf: Shelf = {
  label: null,
  kind: 'wall',
  isFull: true,
  boxes: [{ weight: 1 }],
  pricesByCode: { a: 1, b: '2' },
};

it.each([shelf, { ...shelf, label: 'A', note: '' }, { ...shelf, boxes: [], pricesByCode: {}, unknown: 1 }])(
  'takes %j',
  (json) => expect(isShelf(json)).toBe(true),
);

it.each([
  null,
  'text',
  [],
  {},
  { ...shelf, label: undefined },
  { ...shelf, label: 1 },
  { ...shelf, kind: 'roof' },
  { ...shelf, isFull: 'true' },
  { ...shelf, boxes: { weight: 1 } },
  { ...shelf, boxes: [{ weight: 1 }, null] },
  { ...shelf, pricesByCode: null },
  { ...shelf, pricesByCode: { a: true } },
  { ...shelf, note: null },
])('refuses %j', (json) => expect(isShelf(json)).toBe(false));
