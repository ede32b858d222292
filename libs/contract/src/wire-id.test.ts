import * as v from 'valibot';
import { expect, it } from 'vitest';
import { wireId } from './wire-id';

it.each(['v-hadice-20', '10023', 'a.b_c', ' v-1 '])('%j is an id', (id) => {
  expect(v.parse(wireId, id)).toBe(id.trim());
});

it.each(['', ' ', '../user', 'v 1', 'v/1', 'ž', 'a'.repeat(101), 5])('%j is none', (id) => {
  expect(v.is(wireId, id)).toBe(false);
});
