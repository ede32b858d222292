import * as v from 'valibot';

/** A company of the register. */
export interface Company {
  tin: string;
  /** Empty for a company that pays no VAT. */
  vatin: string;
  name: string;
  /** `null` for a seat abroad. */
  address: { street: string; houseNumber: string; city: string; postcode: string; countryCode: string } | null;
}

/** Response of `GET /api/v1/ares/ico`. */
export const companyResponse = v.pipe(
  v.object({
    ico: v.string(),
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
  v.transform(({ ico: tin, dic: vatin, name, address }): Company => {
    if (address === null) return { tin, vatin, name, address };
    const { country_code: countryCode, ...rest } = address;
    return { tin, vatin, name, address: { ...rest, countryCode } };
  }),
);
