import * as v from 'valibot';

/** Answer of a call that says nothing anybody needs. */
export const nothingResponse = v.unknown();
