import * as v from 'valibot';

/** Response whose body is not used. */
export const emptyResponse = v.unknown();
