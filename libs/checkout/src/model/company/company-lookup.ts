import * as v from 'valibot';

const companyLookup = v.variant('kind', [
  v.object({ kind: v.literal('found'), name: v.string(), fields: v.record(v.string(), v.string()) }),
  v.object({ kind: v.literal('problem'), problem: v.string() }),
]);

/** What a lookup by number found, or why it found nothing, in the shopper's language. */
export type CompanyLookup = v.InferOutput<typeof companyLookup>;

/** @throws ValiError for anything else */
export function parseCompanyLookup(value: unknown): CompanyLookup {
  return v.parse(companyLookup, value);
}
