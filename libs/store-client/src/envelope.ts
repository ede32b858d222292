import * as v from 'valibot';
import type { WireError } from '@vyloha/contract';

const wireErrorSchema = v.pipe(
  v.object({ title: v.string(), field: v.nullish(v.string()), code: v.nullish(v.string()) }),
  v.transform(({ title, field, code }): WireError => ({ title, ...(field && { field }), ...(code && { code }) })),
);

/** The envelope of every store response. */
export const envelopeSchema = v.pipe(
  v.looseObject({
    data: v.optional(v.unknown()),
    meta: v.optional(v.unknown()),
    errors: v.nullish(v.array(wireErrorSchema), []),
  }),
  v.transform(({ data, meta, errors, ...rest }) => ({
    data,
    meta: meta ?? (Object.keys(rest).length > 0 ? rest : undefined),
    errors,
  })),
);
