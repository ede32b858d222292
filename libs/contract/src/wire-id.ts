import * as v from 'valibot';

/** An id from a form or URL: a valid backend id, never a path or an expression. */
export const wireId = v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]{1,100}$/));
