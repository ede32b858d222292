import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dateOfBirth } from './date-of-birth';

describe('dateOfBirth', () => {
  it.each(['1899-12-31', '2999-01-01', '1980-02-31', '1980-13-01', '31. 1. 1980', '1980-1-1', ' '])(
    'refuses %j',
    (day) => {
      expect(v.is(dateOfBirth, day)).toBe(false);
    },
  );

  it('accepts every day of somebody alive', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true });
    fc.assert(fc.property(day, (date) => v.is(dateOfBirth, date.toISOString().slice(0, 10))));
  });
});
