import * as v from 'valibot';

/** A postal address in responses; the street includes the house number, the country is alpha-3. */
export const postalAddress = v.object({
  street: v.string(),
  city: v.string(),
  postcode: v.string(),
  countryCode: v.string(),
});

export type PostalAddress = v.InferOutput<typeof postalAddress>;

/** A postal address in requests. */
export type WireAddress = Omit<PostalAddress, 'countryCode'> & { country_code: string };

/** The address as requests have it; what else its owner has is left out. */
export function toWireAddress(address: PostalAddress): WireAddress {
  const { countryCode, ...rest } = v.parse(postalAddress, address);
  return { ...rest, country_code: countryCode };
}

type PrintedAddress = Omit<PostalAddress, 'countryCode'>;

/** The line of every printed field, in the order on that line. */
const lineByField: Readonly<Record<keyof PrintedAddress, 'street' | 'city'>> = {
  street: 'street',
  postcode: 'city',
  city: 'city',
};

/** The printed lines of an address, without its country: `['Dlouhá 12', '110 00 Praha']`. */
export function toAddressLines(address: PrintedAddress): string[] {
  const texts: Readonly<Record<string, string | null | undefined>> = address;
  const fields = Object.entries(lineByField);
  return [...new Set(Object.values(lineByField))].flatMap((line) => {
    const parts = fields.flatMap(([field, lineOfField]) => (lineOfField === line ? (texts[field] ?? []) : []));
    const text = parts.filter((part) => part !== '').join(' ');
    return text === '' ? [] : [text];
  });
}
