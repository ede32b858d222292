import * as v from 'valibot';

export const requiredLine = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'requiredValue'), v.maxLength(most, 'tooLong'));

/** What may be left out: null then. */
export const optionalLine = (most: number) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(most, 'tooLong')), ''),
    v.transform((line) => line || null),
  );
