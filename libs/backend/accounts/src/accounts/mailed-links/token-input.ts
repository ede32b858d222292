import * as v from 'valibot';

const maxLength = 254;

/** A secret as received in a link or a cookie. */
export const tokenInput = v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength));

export const optionalToken = v.nullish(v.pipe(v.string(), v.maxLength(maxLength)), null);
