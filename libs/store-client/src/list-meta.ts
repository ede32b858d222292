import * as v from 'valibot';

const listMeta = v.object({ pagination: v.object({ total: v.number() }) });

/** Number of all entries, from the `meta` of a list. */
export function parseTotal(meta: unknown): number {
  return v.parse(listMeta, meta).pagination.total;
}
