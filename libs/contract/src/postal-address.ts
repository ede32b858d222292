import * as v from 'valibot';

/** A postal address in responses; the street includes the house number, the country is alpha-3. */
export const postalAddress = v.object({
  street: v.string(),
  city: v.string(),
  postcode: v.string(),
  countryCode: v.string(),
});

export type PostalAddress = v.InferOutput<typeof postalAddress>;

/** The same of somebody who gets a parcel or an invoice. */
export const namedAddress = v.object({ ...postalAddress.entries, name: v.string() });

/** What an address can be made of: fields that may be missing are then empty. */
export type AddressParts = v.InferInput<typeof postalAddress>;

/** A postal address in requests and in the address book. */
export type WireAddress = Omit<PostalAddress, 'countryCode'> & { country_code: string };

const { countryCode: wireCountry, ...wireEntries } = postalAddress.entries;

/** Entries of the schema of such an address. */
export const wireAddressEntries = { ...wireEntries, country_code: wireCountry };

/** The address as requests have it; what else its owner has is left out. */
export function toWireAddress(address: AddressParts): WireAddress {
  const { countryCode, ...rest } = v.parse(postalAddress, address);
  return { ...rest, country_code: countryCode };
}

/** The part of an address that is printed. */
export type PrintedAddress = Omit<AddressParts, 'countryCode'>;

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
