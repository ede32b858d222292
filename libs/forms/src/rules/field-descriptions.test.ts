import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldEntries, fieldNamesWith } from './field-descriptions';

const fields = {
  city: { section: 'address', isShown: true, input: v.string() },
  isBusiness: { section: 'business', isShown: true, input: v.boolean() },
  tin: { section: 'business', isShown: false, input: v.string() },
} as const;

describe('fieldNamesWith', () => {
  it('lists the fields that have every given value, in their order', () => {
    expect(fieldNamesWith(fields, { section: 'business' })).toEqual(['isBusiness', 'tin']);
    expect(fieldNamesWith(fields, { section: 'business', isShown: true })).toEqual(['isBusiness']);
  });

  it('lists none where no field has the value', () => {
    expect(fieldNamesWith(fields, { section: 'billing' })).toEqual([]);
    expect(fieldNamesWith(fields, { unknown: null })).toEqual([]);
  });
});

describe('fieldEntries', () => {
  it('makes the entries of a schema', () => {
    const form = v.object(fieldEntries(fields, 'input'));
    expect(v.is(form, { city: 'Praha', isBusiness: true, tin: '' })).toBe(true);
    expect(v.is(form, { city: 'Praha', isBusiness: 'yes', tin: '' })).toBe(false);
    expect(v.is(form, { city: 'Praha' })).toBe(false);
  });
});
