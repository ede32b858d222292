import * as v from 'valibot';

/** Values a reader may give or leave out; GraphQL checked their types already, here they become ours. */
const given = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.optional(v.nullable(schema), null);

export const text = given(v.string());
export const texts = given(v.array(v.string()));
export const flag = given(v.boolean());

const sorts = ['WEIGHT_ASC', 'WEIGHT_DESC', 'TITLE_ASC', 'DATE_PUBLISHED_ASC', 'DATE_PUBLISHED_DESC'] as const;
export const contentSort = v.optional(v.picklist(sorts), 'WEIGHT_DESC');
export type ContentSort = v.InferOutput<typeof contentSort>;

/** Where a list begins and how long it is at most. */
export function slice(most: number) {
  const whole = v.pipe(v.number(), v.integer());
  return {
    skip: v.pipe(
      v.optional(v.nullable(whole), 0),
      v.transform((skip) => Math.max(skip ?? 0, 0)),
    ),
    limit: v.pipe(
      v.optional(v.nullable(whole), most),
      v.transform((limit) => Math.min(Math.max(limit ?? most, 0), most)),
    ),
  };
}
