import { GraphQLError } from 'graphql';
import * as v from 'valibot';
import { toStorable } from '../../server/storable-text';

/** As many as one answer holds at most. */
const maxKeys = 1000;

/** Values a reader may give or leave out; GraphQL checked their types already, here they become ours. */
const given = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.optional(v.nullable(schema), null);

export const text = given(v.string());
export const texts = given(v.pipe(v.array(v.string()), v.maxLength(maxKeys)));
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

/**
 * The arguments of a field as its schema makes them, from the document and from its variables alike.
 * @throws GraphQLError when they cannot be used
 */
export function parseArguments<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  args: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, toStorable(args));
  if (parsed.success) return parsed.output;
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'arguments');
  throw new GraphQLError(`Cannot be used: ${fields.join(', ')}`, { extensions: { code: 'invalid' } });
}
