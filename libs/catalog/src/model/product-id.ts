import * as v from 'valibot';

/** Ids of the wire are lowercase; whatever else a browser says is no id. */
export const productIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]{0,63}$/));

/** The ids among some texts, each once, at most `most`. */
export function productIdsAmong(texts: readonly string[], most: number): readonly string[] {
  const ids = texts.filter((text) => v.is(productIdSchema, text));
  return [...new Set(ids)].slice(0, most);
}
