import { namedSchema } from '@vyloha/backend-kernel';
import * as v from 'valibot';

/** A company of the register; the address is null where the register has none in the Czech Republic. */
export const companySchema = namedSchema(
  'Company',
  v.object({
    ico: v.string(),
    /** Empty for a company that pays no VAT. */
    dic: v.string(),
    name: v.string(),
    address: v.nullable(
      v.object({
        street: v.string(),
        houseNumber: v.string(),
        city: v.string(),
        postcode: v.string(),
        country_code: v.string(),
      }),
    ),
  }),
);

export type Company = v.InferOutput<typeof companySchema>;
