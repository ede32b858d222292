import * as v from 'valibot';

/** The `image` of a shipper or a payment. */
export const logoResponse = v.nullable(v.object({ fileKey: v.string(), alt: v.string() }));
