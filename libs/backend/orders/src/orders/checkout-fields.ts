import { maxCampaignLength } from '@vyloha/contract';
import { boolean, jsonb, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { optionalText, personLimits } from '@vyloha/backend-accounts/tables';
import { calendarDay } from '@vyloha/backend-kernel/tables';

/** A field of the checkout that is kept with the order as the shopper filled it in. */
interface CheckoutField {
  /** Format of its value in the request; its output is the value of the column. */
  input: v.GenericSchema<unknown, unknown>;
  column: unknown;
  /** Where clients see it: its name and format among the `attributes` of an order. */
  attribute?: { name: string; schema: v.GenericSchema<unknown, unknown> };
  /** The text by which mails about the order say it. */
  mail?: string;
}

const maxNoteLength = 2_000;

/** The column is null where the shopper filled in nothing. */
const orNull = <Value extends string>() => v.transform((value: Value) => (value === '' ? null : value));
const textField = (column: string, maxLength: number = personLimits.line) => ({
  input: v.pipe(optionalText(maxLength), orNull()),
  column: text(column),
});
const flag = (column: string) => ({
  input: v.nullish(v.boolean(), false),
  column: boolean(column).notNull().default(false),
});

const maxWordingLength = 500;
const consentNames = [
  'newsletter',
  'heureka_allow',
  'zbozicz_allow',
  'magazine',
  'phone_notification',
  'cardRequest',
] as const;
const consentTexts = v.partial(
  v.object(v.entriesFromList(consentNames, v.pipe(v.string(), v.trim(), v.maxLength(maxWordingLength, 'tooLong')))),
);

const campaign = v.union([v.pipe(v.string(), v.maxLength(maxCampaignLength)), v.record(v.string(), v.string())]);

/**
 * One entry is the whole field: its input under this name in the request, its column, and its attribute in the API.
 * A new one also needs a migration, generated from the columns.
 */
const bodyFields = {
  comment: textField('comment', maxNoteLength),
  shipper_comment: textField('shipper_comment', maxNoteLength),
  cardRequest: flag('card_request'),
  newsletter: flag('newsletter'),
  heureka_allow: { ...flag('heureka_allow'), attribute: { name: 'heurekaAllow', schema: v.boolean() } },
  zbozicz_allow: { ...flag('zbozicz_allow'), attribute: { name: 'zboziAllow', schema: v.boolean() } },
  magazine: flag('magazine'),
  phone_notification: flag('phone_notification'),
  /** The shopper declared to be as old as the products ask for. */
  age_confirmed: flag('age_confirmed'),
  /** What the form said to the flags that are set: the shopper agreed to that, in the order's language and at its time. */
  consent_texts: {
    input: v.nullish(consentTexts, null),
    column: jsonb('consent_texts').$type<v.InferOutput<typeof consentTexts>>(),
  },
  utm: { input: v.nullish(campaign, null), column: jsonb('utm').$type<v.InferOutput<typeof campaign>>() },
} as const satisfies Record<string, CheckoutField>;

/** The same for fields that the request has under `custom`. */
const customFields = {
  custom_order_number: {
    ...textField('custom_order_number'),
    attribute: { name: 'customOrderNumber', schema: v.nullable(v.string()) },
    mail: 'orderNumber',
  },
  formalTitle: {
    input: v.pipe(v.nullish(v.picklist(['Mr', 'Mrs', '']), ''), orNull()),
    column: text('formal_title'),
  },
  ICDPH: textField('ic_dph'),
  dateOfBirth: {
    input: v.pipe(v.nullish(v.union([v.literal(''), calendarDay], 'invalidValue'), ''), orNull()),
    column: text('date_of_birth'),
  },
  companyName: textField('company_name'),
} as const satisfies Record<string, CheckoutField>;

const fields = { ...bodyFields, ...customFields };

type Named = Record<string, CheckoutField>;

function partOf<Fields extends Named, Part extends 'input' | 'column'>(
  fields: Fields,
  part: Part,
): { [Name in keyof Fields]: Fields[Name][Part] };
function partOf(fields: Named, part: 'input' | 'column'): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[part]]));
}

/** Entries of the request's schema. */
export const checkoutInputs = {
  custom: v.nullish(v.object(partOf(customFields, 'input')), {}),
  ...partOf(bodyFields, 'input'),
};

/** Columns of the table of orders, each named as in the request. */
export const checkoutColumns = partOf(fields, 'column');

type Values<Fields extends Named> = { [Name in keyof Fields]: v.InferOutput<Fields[Name]['input']> };

/** Values of the columns. */
export function toCheckoutValues(
  input: Values<typeof bodyFields> & { custom: Values<typeof customFields> },
): Values<typeof fields>;
export function toCheckoutValues({ custom, ...body }: Record<string, unknown> & { custom: object }): object {
  return { ...Object.fromEntries(Object.keys(bodyFields).map((name) => [name, body[name]])), ...custom };
}

/** Those columns of a stored order. */
export function checkoutValuesOf(row: Readonly<Record<keyof typeof fields, unknown>>): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = row;
  return Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]]));
}

type Attributes<Fields extends Named> = {
  [
    Name in keyof Fields as Fields[Name] extends { attribute: { name: infer Attribute extends string } }
      ? Attribute
      : never
  ]: Fields[Name] extends { attribute: { schema: infer Schema } } ? Schema : never;
};

function attributesOf<Fields extends Named>(fields: Fields): Attributes<Fields>;
function attributesOf(fields: Named): Record<string, unknown> {
  const attributes = Object.values(fields).flatMap(({ attribute }) => attribute ?? []);
  return Object.fromEntries(attributes.map(({ name, schema }) => [name, schema]));
}

type Mailed<Fields extends Named> = {
  [Name in keyof Fields]: Fields[Name] extends { mail: infer Text extends string } ? { name: Name; text: Text } : never;
}[keyof Fields];

function mailedOf<Fields extends Named>(fields: Fields): readonly Mailed<Fields>[];
function mailedOf(fields: Named): readonly { name: string; text: string }[] {
  return Object.entries(fields).flatMap(([name, { mail }]) => (mail === undefined ? [] : [{ name, text: mail }]));
}

/** Fields that mails about an order say, each by its text. */
export const mailedCheckoutFields = mailedOf(fields);

/** Entries of the schema of an order's `attributes`. */
export const checkoutAttributes = attributesOf(fields);

const attributesSchema = v.object(checkoutAttributes);

/** Those fields of a stored order that clients see among its `attributes`. */
export function toAttributes(
  row: Readonly<Record<keyof typeof fields, unknown>>,
): v.InferOutput<typeof attributesSchema> {
  const named: Named = fields;
  const values: Readonly<Record<string, unknown>> = row;
  const attributes = Object.entries(named).flatMap(([name, { attribute }]) =>
    attribute === undefined ? [] : [[attribute.name, values[name]] as const],
  );
  return v.parse(attributesSchema, Object.fromEntries(attributes));
}
