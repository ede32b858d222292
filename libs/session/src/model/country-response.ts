import * as v from 'valibot';

/** A country of the shop on the wire. */
export const countrySchema = v.object({
  code: v.string(),
  alpha2: v.string(),
  name: v.string(),
  currencyCode: v.string(),
});

/** `GET /api/v1/countries` on the wire. */
export const countriesResponseSchema = v.array(countrySchema);
