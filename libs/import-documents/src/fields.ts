import { languages, type PartlyTranslated } from '@vyloha/contract';
import * as v from 'valibot';

/** Lowercase id as in the API: `p-hadice-flexi`. */
export const idField = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, 'expected an id of lowercase letters, digits and hyphens'),
);
export const textField = v.pipe(v.string(), v.trim(), v.minLength(1, 'expected a text that is not empty'));

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
);
export const slugField = inEachLanguage(slugText);
export const fileKeyField = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/, 'expected a file key such as "hose-green-01"'),
);
export const pictureField = v.strictObject({ fileKey: fileKeyField, alt: translatedField });
export const currencyField = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'expected a currency code such as "CZK"'));
export const countryField = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'expected an alpha-3 country code such as "CZE"'));
export const dateField = v.pipe(v.string(), v.isoDate('expected a date as YYYY-MM-DD'));
export const timestampField = v.pipe(v.string(), v.isoTimestamp('expected a time as 2026-05-31T08:00:00Z'));
export const timeField = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time as 08:30'));
export const integerField = v.pipe(v.number(), v.integer('expected a whole number'));
export const countField = v.pipe(integerField, v.minValue(0, 'expected 0 or more'));
export const weightField = v.optional(integerField, 0);
export const recordField = v.record(v.string(), v.unknown());

/** An amount in major units with at most two decimals: 499 or 19.9. */
export const moneyField = v.pipe(
  v.number(),
  v.minValue(0, 'expected an amount of 0 or more'),
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
