import { expect, it } from 'vitest';
import { aProductBox } from '../../testing/a-product-box';
import { deduplicateParts } from './deduplicate-parts';

it('changes nothing but makes equal parts one object', () => {
  const badges = () => [{ kind: 'gift' } as const];
  const boxes = [aProductBox({ id: 'p-1', badges: badges() }), aProductBox({ id: 'p-2', badges: badges() })];
  const soldOut = aProductBox({ id: 'p-3', availability: { isAvailable: false, text: 'Na dotaz', stock: null } });
  const [first, second, third] = deduplicateParts([...boxes, soldOut]);
  expect([first, second, third]).toEqual([...boxes, soldOut]);
  expect(second?.availability).toBe(first?.availability);
  expect(second?.delivery).toBe(first?.delivery);
  expect(second?.badges[0]).toBe(first?.badges[0]);
  expect(third?.availability).not.toBe(first?.availability);
});
