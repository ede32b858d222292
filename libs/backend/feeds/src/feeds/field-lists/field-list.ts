import * as v from 'valibot';

/** Rules of one field of a vendor's format; absent ones do not apply. */
export interface FieldRules {
  required?: boolean | undefined;
  /** Once, unless it says otherwise. */
  maxOccurs?: number | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
  oneOf?: string[] | undefined;
  attributes?: Record<string, FieldRules> | undefined;
  children?: Record<string, FieldRules> | undefined;
  /** Required where another field has one of the values. */
  requiredIf?: Record<string, string[]> | undefined;
}

const fieldsSchema: v.GenericSchema<Record<string, FieldRules>> = v.record(
  v.string(),
  v.lazy(() =>
    v.strictObject({
      required: v.optional(v.boolean()),
      maxOccurs: v.optional(v.number()),
      maxLength: v.optional(v.number()),
      pattern: v.optional(v.string()),
      oneOf: v.optional(v.array(v.string())),
      attributes: v.optional(fieldsSchema),
      children: v.optional(fieldsSchema),
      requiredIf: v.optional(v.record(v.string(), v.array(v.string()))),
    }),
  ),
);

/** What a vendor accepts, written down from its documentation. */
export const fieldListSchema = v.strictObject({
  vendor: v.string(),
  source: v.pipe(v.string(), v.url()),
  sourceVersion: v.optional(v.string()),
  /** When the documentation was read. */
  date: v.pipe(v.string(), v.isoDate()),
  /** What could not be read there, and where the list differs from it. */
  note: v.string(),
  root: v.string(),
  rootNamespace: v.optional(v.string()),
  rootNamespaces: v.optional(v.record(v.string(), v.string())),
  /** Elements of the channel before the first item. */
  channel: v.optional(v.record(v.string(), v.boolean())),
  item: v.string(),
  itemAttributes: v.optional(fieldsSchema),
  fields: fieldsSchema,
});

export type FieldList = v.InferOutput<typeof fieldListSchema>;
