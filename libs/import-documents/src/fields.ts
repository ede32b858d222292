import { languages, type PartlyTranslated } from '@vyloha/contract';
import * as v from 'valibot';

/** Of texts with an index, whose entries are limited to about 2 700 bytes. */
const maxKeyLength = 200;
const maxPathLength = 500;
const maxTextLength = 20_000;
/** Of an integer column, which also limits money: it is stored in hundredths. */
const maxInteger = 2 ** 31 - 1;
const maxDays = 1000;
/** Small enough that the amounts of a dozen warehouses still add up to an integer. */
const maxAmount = 100_000_000;

const atMost = (length: number) => v.maxLength<string, number, string>(length, `expected at most ${length} characters`);

/** Lowercase id as in the API: `p-hadice-flexi`. */
export const idField = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, 'expected an id of lowercase letters, digits and hyphens'),
  atMost(maxKeyLength),
);
export const textField = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'expected a text that is not empty'),
  atMost(maxTextLength),
);
/** A text by which something is found: a code, an e-mail. */
export const keyField = v.pipe(textField, v.regex(/^[^\n\r]*$/, 'expected one line'), atMost(maxKeyLength));
export const emailField = v.pipe(keyField, v.email('expected an e-mail address'));

/** A value in each language; one that is not required may be left out and is shown as the default one's. */
function inEachLanguage<Field extends v.GenericSchema>(field: Field) {
  const entries = languages.map(({ code, isRequired }) => [code, isRequired ? field : v.exactOptional(field)] as const);
  // `Object.fromEntries` forgets the names of the keys.
  return v.strictObject(Object.fromEntries(entries)) as unknown as v.GenericSchema<
    PartlyTranslated<v.InferInput<Field>>,
    PartlyTranslated<v.InferOutput<Field>>
  >;
}

export const translatedField = inEachLanguage(textField);
const slugText = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a slug of lowercase letters, digits and single hyphens'),
  atMost(maxKeyLength),
);
export const slugField = inEachLanguage(slugText);
/** The address of a page of the catalogue. */
export const cataloguePathField = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/, 'expected slugs with slashes between them'),
  atMost(maxPathLength),
);
export const translatedCataloguePathField = inEachLanguage(cataloguePathField);
/** An address from its first slash on. */
export const pathField = v.pipe(
  v.string(),
  v.startsWith('/', 'expected a path that begins with a slash'),
  atMost(maxPathLength),
);
export const httpsField = v.pipe(
  textField,
  v.url('expected an address'),
  v.regex(/^https:\/\/\S+$/, 'expected an https address'),
);
/** An https address, or a path of the shop. */
export const linkField = v.pipe(
  textField,
  v.regex(/^(https:\/\/|\/(?!\/))\S+$/, 'expected an https address or a path'),
);
export const fileKeyField = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/, 'expected a file key such as "hose-green-01"'),
  atMost(maxKeyLength),
);
export const pictureField = v.strictObject({ fileKey: fileKeyField, alt: translatedField });
export const currencyField = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'expected a currency code such as "CZK"'));
export const countryField = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'expected an alpha-3 country code such as "CZE"'));

const isRealDate = (text: string) => {
  const [date = ''] = text.split(/[T ]/, 1);
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) && date >= '1900';
};
const realDate = v.check<string, string>(isRealDate, 'expected a day of the calendar from 1900 on');
export const dateField = v.pipe(v.string(), v.isoDate('expected a date as YYYY-MM-DD'), realDate);
export const timestampField = v.pipe(
  v.string(),
  v.isoTimestamp('expected a time as 2026-05-31T08:00:00Z'),
  realDate,
  v.check((text) => !Number.isNaN(Date.parse(text)), 'expected a time as 2026-05-31T08:00:00Z'),
);
export const timeField = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time as 08:30'));
const wholeField = v.pipe(v.number(), v.integer('expected a whole number'));
export const integerField = v.pipe(
  wholeField,
  v.minValue(-maxInteger, `expected ${-maxInteger} or more`),
  v.maxValue(maxInteger, `expected ${maxInteger} or less`),
);
export const countField = v.pipe(integerField, v.minValue(0, 'expected 0 or more'));
const countUpTo = (max: number) =>
  v.pipe(wholeField, v.minValue(0, 'expected 0 or more'), v.maxValue(max, `expected ${max} or less`));
/** Dates of delivery are counted day by day. */
export const daysField = countUpTo(maxDays);
/** Pieces or quantity steps. */
export const amountField = countUpTo(maxAmount);
export const weightField = v.optional(integerField, 0);
export const recordField = v.record(v.string(), v.unknown());

/** An amount in major units with at most two decimals: 499 or 19.9. */
export const moneyField = v.pipe(
  v.number(),
  v.minValue(0, 'expected an amount of 0 or more'),
  v.maxValue(maxInteger / 100, `expected an amount of ${maxInteger / 100} or less`),
  v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'expected at most two decimals'),
);

/** One node of rich text as the contract describes it. */
export interface RichTextNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichTextNode[];
  text?: string;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
}

const nodeField: v.GenericSchema<RichTextNode> = v.lazy(() =>
  v.strictObject({
    type: textField,
    attrs: v.exactOptional(recordField),
    content: v.exactOptional(v.array(nodeField)),
    text: v.exactOptional(v.string()),
    marks: v.exactOptional(v.array(v.strictObject({ type: textField, attrs: v.exactOptional(recordField) }))),
  }),
);
export const richTextField = inEachLanguage(v.array(nodeField));

/** @returns a condition that no two entries of a list have the same key */
export function uniqueBy<Entry>(keyOf: (entry: Entry) => string, message: string) {
  return v.rawCheck<Entry[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const seen = new Set<string>();
    for (const [index, entry] of dataset.value.entries()) {
      const key = keyOf(entry);
      if (seen.has(key)) {
        addIssue({
          message: `${message} (${key})`,
          path: [{ type: 'array', origin: 'value', input: dataset.value, key: index, value: entry }],
        });
      }
      seen.add(key);
    }
  });
}
