import { postalAddress, type AddressParts, type PostalAddress } from '@vyloha/contract';
import { text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';

const requiredColumn = (name: string) => text(name).notNull();

/** Columns by field of the address; an owner of several addresses has them with a prefix each. */
const columns = {
  street: (prefix: string) => requiredColumn(`${prefix}street`),
  city: (prefix: string) => requiredColumn(`${prefix}city`),
  postcode: (prefix: string) => requiredColumn(`${prefix}postcode`),
  // Orders have had the shorter name from the start.
  countryCode: (prefix: string) => requiredColumn(prefix === '' ? 'country_code' : `${prefix}country`),
} as const satisfies Record<keyof PostalAddress, (prefix: string) => unknown>;

type Columns = typeof columns;
type KeyOf<Prefix extends string, Name extends string> = Prefix extends '' ? Name : `${Prefix}${Capitalize<Name>}`;
type ColumnsOf<Prefix extends string> = { [Name in keyof Columns as KeyOf<Prefix, Name>]: ReturnType<Columns[Name]> };
type ValuesOf<Prefix extends string> = { [Name in keyof Columns as KeyOf<Prefix, Name>]: string };

function keyOf(prefix: string, name: string): string {
  return prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The columns of an address: `street`, or with a prefix `billingStreet`. */
export function addressColumns<Prefix extends string>(prefix: Prefix): ColumnsOf<Prefix>;
export function addressColumns(prefix: string): Record<string, unknown> {
  const columnPrefix = prefix === '' ? '' : `${prefix}_`;
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [keyOf(prefix, name), column(columnPrefix)]),
  );
}

/** Values of the columns; what else the address's owner has is left out. */
export function toAddressColumns<Prefix extends string>(prefix: Prefix, address: AddressParts): ValuesOf<Prefix>;
export function toAddressColumns(prefix: string, address: AddressParts): Record<string, string> {
  const fields = Object.entries(v.parse(postalAddress, address));
  return Object.fromEntries(fields.map(([name, value]) => [keyOf(prefix, name), value]));
}

/** The address in the columns of a row. */
export function fromAddressColumns<Prefix extends string>(prefix: Prefix, row: ValuesOf<Prefix>): PostalAddress {
  const values: Readonly<Record<string, unknown>> = row;
  return v.parse(
    postalAddress,
    Object.fromEntries(Object.keys(columns).map((name) => [name, values[keyOf(prefix, name)]])),
  );
}
