import { isVatNumber, maxCampaignLength, toSlovakVatNumber } from '@vyloha/contract';
import { boolean, jsonb, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { optionalText, personLimits } from '@vyloha/backend-accounts/tables';
import { calendarDay } from '@vyloha/backend-kernel/tables';

/** A field of the checkout that is kept with the order as the shopper filled it in. */
interface CheckoutField {
  /** Its name in the request. */
  wire: string;
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
const textField = <Wire extends string>(
  wire: Wire,
  { column = wire, maxLength = personLimits.line }: { column?: string; maxLength?: number } = {},
) => ({
  wire,
  input: v.pipe(optionalText(maxLength), orNull()),
  column: text(column),
});
const flag = <Wire extends string>(wire: Wire, column: string = wire) => ({
  wire,
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
 * One entry is the whole field: its input, its column under this name, and its attribute in the API. A new one also needs
 * a migration, generated from the columns.
 */
const bodyFields = {
  comment: textField('comment', { maxLength: maxNoteLength }),
  shipperComment: textField('shipper_comment', { maxLength: maxNoteLength }),
  cardRequest: flag('cardRequest', 'card_request'),
  newsletter: flag('newsletter'),
  heurekaAllow: { ...flag('heureka_allow'), attribute: { name: 'heurekaAllow', schema: v.boolean() } },
  zboziAllow: { ...flag('zbozicz_allow'), attribute: { name: 'zboziAllow', schema: v.boolean() } },
  magazine: flag('magazine'),
  phoneNotification: flag('phone_notification'),
  /** The shopper declared to be as old as the products ask for. */
  ageConfirmed: flag('age_confirmed'),
  /** What the form said to the flags that are set: the shopper agreed to that, in the order's language and at its time. */
  consentTexts: {
    wire: 'consent_texts',
    input: v.nullish(consentTexts, null),
    column: jsonb('consent_texts').$type<v.InferOutput<typeof consentTexts>>(),
  },
  utm: {
    wire: 'utm',
    input: v.nullish(campaign, null),
    column: jsonb('utm').$type<v.InferOutput<typeof campaign>>(),
  },
} as const satisfies Record<string, CheckoutField>;

/** The same for fields that the request has under `custom`. */
const customFields = {
  customOrderNumber: {
    ...textField('custom_order_number'),
    attribute: { name: 'customOrderNumber', schema: v.nullable(v.string()) },
    mail: 'orderNumber',
  },
  formalTitle: {
    wire: 'formalTitle',
    input: v.pipe(v.nullish(v.picklist(['Mr', 'Mrs', '']), ''), orNull()),
    column: text('formal_title'),
  },
  vatinSvk: {
    wire: 'ICDPH',
    input: v.pipe(
      optionalText(personLimits.line),
      v.check((text) => isVatNumber(toSlovakVatNumber(text)), 'vatinInvalid'),
      orNull(),
    ),
    column: text('ic_dph'),
  },
  dateOfBirth: {
    wire: 'dateOfBirth',
    input: v.pipe(v.nullish(v.union([v.literal(''), calendarDay], 'invalidValue'), ''), orNull()),
    column: text('date_of_birth'),
  },
  companyName: textField('companyName', { column: 'company_name' }),
} as const satisfies Record<string, CheckoutField>;

const fields = { ...bodyFields, ...customFields };

type Named = Record<string, CheckoutField>;

type Inputs<Fields extends Named> = { [Name in keyof Fields as Fields[Name]['wire']]: Fields[Name]['input'] };

function inputsOf<Fields extends Named>(fields: Fields): Inputs<Fields>;
function inputsOf(fields: Named): Record<string, unknown> {
  return Object.fromEntries(Object.values(fields).map(({ wire, input }) => [wire, input]));
}

/** Entries of the request's schema. */
export const checkoutInputs = {
  custom: v.nullish(v.object(inputsOf(customFields)), {}),
  ...inputsOf(bodyFields),
};

type Columns<Fields extends Named> = { [Name in keyof Fields]: Fields[Name]['column'] };

function columnsOf<Fields extends Named>(fields: Fields): Columns<Fields>;
function columnsOf(fields: Named): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { column }]) => [name, column]));
}

/** Columns of the table of orders. */
export const checkoutColumns = columnsOf(fields);

type Values<Fields extends Named> = { [Name in keyof Fields]: v.InferOutput<Fields[Name]['input']> };
type Parsed<Fields extends Named> = {
  [Name in keyof Fields as Fields[Name]['wire']]: v.InferOutput<Fields[Name]['input']>;
};

/** Values of the columns. */
export function toCheckoutValues(
  input: Parsed<typeof bodyFields> & { custom: Parsed<typeof customFields> },
): Values<typeof fields>;
export function toCheckoutValues({ custom, ...body }: Record<string, unknown> & { custom: object }): object {
  const values: Readonly<Record<string, unknown>> = { ...body, ...custom };
  return Object.fromEntries(Object.entries(fields).map(([name, { wire }]) => [name, values[wire]]));
}

/** Those columns of a stored order, by their names in the request. */
export function checkoutValuesOf(row: Readonly<Record<keyof typeof fields, unknown>>): Record<string, unknown> {
  const values: Readonly<Record<string, unknown>> = row;
  return Object.fromEntries(Object.entries(fields).map(([name, { wire }]) => [wire, values[name]]));
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
