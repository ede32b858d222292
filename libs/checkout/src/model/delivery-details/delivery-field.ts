import type { PostalAddress } from '@vyloha/contract';
import * as v from 'valibot';
import type { DeliverySwitch } from './delivery-switches';

/** Parts of the form, in its order; those after the address are behind a checkbox. */
export type DeliverySection = 'contact' | 'address' | 'recipient' | 'business' | 'billing';

/** How the form asks for a field. */
export interface FieldControl {
  as: 'text' | 'country' | 'title' | 'checkbox';
  /** Two halves share a row. */
  width: 'full' | 'half';
  hasHint: boolean;
  autoComplete?: string;
  type?: 'email' | 'tel' | 'date';
  inputMode?: 'email' | 'tel' | 'numeric';
  /** Where the schema does not say whether the field has to be filled. */
  isMarkedOptional?: false;
}

/** A logged-in customer, whose data fill the form. */
export interface Customer {
  name: string;
  email: string;
  phone: string | null;
  /** `null` without an address in a country of delivery. */
  address: PostalAddress | null;
  business: { name: string; tin: string | null; vatin: string | null } | null;
}

/** Part of the order's payload and name in it. Fields of the same name are joined by a space. */
export type PlacedAs = readonly [
  part: 'customer' | 'address' | 'billing' | 'invoice' | 'business' | 'businessCustom' | 'recipient' | 'custom',
  name: string,
];

/** Everything about one field of the delivery details; each side of the checkout takes its part. */
interface Field<Kind extends string, Value> {
  kind: Kind;
  section: DeliverySection;
  control: FieldControl;
  /** A checkbox that opens its section, or stands in it. */
  opensSection?: boolean;
  /** Switches with which the form asks for it, and with which it does not. */
  enabledBy?: DeliverySwitch;
  disabledBy?: DeliverySwitch;
  /** The field whose label and hint it has. */
  texts: string;
  /** Validation of the form. */
  input: v.GenericSchema;
  /** Value in the cookie, where blank ones are left out. */
  stored: v.GenericSchema<Value | undefined, Value>;
  /** `null` for a field that only opens a section. */
  placed: PlacedAs | null;
  /** Initial value for a customer. */
  ofCustomer: (customer: Customer) => Value | null | undefined;
}

export type DeliveryField =
  Field<'required', string> | Field<'optional', string> | Field<'flag', boolean> | Field<'country', string>;

/** Maximum length: fits on a parcel label, and keeps the stored step within one cookie. */
const maxTextLength = 100;
const withinLimit = v.maxLength<string, number, string>(maxTextLength, 'checkout:problem.tooLong');

/** A text that has to be filled, by its rule. */
export const required = <Rule extends v.GenericSchema<string>>(rule: Rule) => ({
  kind: 'required' as const,
  input: rule,
  stored: v.optional(v.string(), ''),
});

/** The same, within the length of a line. */
export const requiredLine = <Rule extends v.GenericSchema<string>>(rule: Rule) => required(v.pipe(rule, withinLimit));

/** Absent when empty: the form parser drops empty fields. */
export const optionalLine = {
  kind: 'optional',
  input: v.optional(v.pipe(v.string(), v.trim(), withinLimit)),
  stored: v.optional(v.string(), ''),
} as const;

const flagSchema = v.optional(v.boolean(), false);

/** A checkbox that is not sent with the order. */
export const flag = { kind: 'flag', input: flagSchema, stored: flagSchema, placed: null } as const;

/** A checkbox that opens its section. */
export const sectionFlag = { ...flag, opensSection: true } as const;

/** Which countries there are depends on the shop. */
export const country = {
  kind: 'country',
  input: v.optional(v.pipe(v.string(), v.trim())),
  stored: v.string(),
} as const;

type ControlOptions = Omit<Partial<FieldControl>, 'as'>;

/** A control over the whole width without a hint, unless it says otherwise. */
export const control = (as: FieldControl['as'], options: ControlOptions = {}): FieldControl => ({
  as,
  width: 'full',
  hasHint: false,
  ...options,
});

export const phoneControl = { type: 'tel', inputMode: 'tel' } as const;

/** Controls of an address, with its section of autocomplete. Labels mark no part as optional: they depend on each other. */
export function addressControls(purpose: 'shipping' | 'billing') {
  const part = (as: FieldControl['as'], autoComplete: string, options: ControlOptions = {}) =>
    control(as, { autoComplete: `${purpose} ${autoComplete}`, isMarkedOptional: false, ...options });
  return {
    street: part('text', 'address-line1', { width: 'half' }),
    // No token means a house number: browsers fill it into the street, which may end with it.
    houseNumber: control('text', { autoComplete: 'off', isMarkedOptional: false, width: 'half', hasHint: true }),
    city: part('text', 'address-level2', { width: 'half' }),
    postcode: part('text', 'postal-code', { width: 'half', inputMode: 'numeric' }),
    country: part('country', 'country'),
  };
}
