import * as v from 'valibot';

export const requiredLine = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'requiredValue'), v.maxLength(maxLength, 'tooLong'));

/** Optional fields become null. */
export const optionalLine = (maxLength: number) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(maxLength, 'tooLong')), ''),
    v.transform((line) => line || null),
  );
