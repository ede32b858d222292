import * as v from 'valibot';

/** An id as forms and addresses bring it: what a backend may call a thing, never a path or an expression. */
export const wireId = v.pipe(v.string(), v.trim(), v.regex(/^[\w.-]{1,100}$/));
