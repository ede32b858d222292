import * as v from 'valibot';
import { emailInput } from '../accounts/person-input';

export const requiredLine = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'requiredValue'), v.maxLength(maxLength, 'tooLong'));

/** Optional fields become null. */
export const optionalLine = (maxLength: number) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(maxLength, 'tooLong')), ''),
    v.transform((line) => line || null),
  );

/** Null when left empty. */
export const optionalEmail = v.nullish(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    emailInput,
  ]),
  null,
);
