import * as v from 'valibot';

const maxLength = 512;

/** The User-Agent of a browser that logs in, cut to its length by the storefront. */
export const userAgentInput = v.nullish(v.pipe(v.string(), v.maxLength(maxLength, 'tooLong')), null);
