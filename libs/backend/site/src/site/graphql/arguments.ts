import { GraphQLError } from 'graphql';
import * as v from 'valibot';
import { toStorable } from '@vyloha/backend-kernel';

/** Maximum number of items per response. */
const maxKeys = 1000;

/** Optional argument values; GraphQL has checked their types, here they are converted. */
const optionalArgument = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.optional(v.nullable(schema), null);

export const text = optionalArgument(v.string());
export const texts = optionalArgument(v.pipe(v.array(v.string()), v.maxLength(maxKeys)));
export const flag = optionalArgument(v.boolean());

const sorts = ['WEIGHT_ASC', 'WEIGHT_DESC', 'TITLE_ASC', 'DATE_PUBLISHED_ASC', 'DATE_PUBLISHED_DESC'] as const;
export const contentSort = v.optional(v.picklist(sorts), 'WEIGHT_DESC');
export type ContentSort = v.InferOutput<typeof contentSort>;

/** Offset and limit of a list. */
export function slice(maxLimit: number) {
  const integer = v.pipe(v.number(), v.integer());
  return {
    skip: v.pipe(
      v.optional(v.nullable(integer), 0),
      v.transform((skip) => Math.max(skip ?? 0, 0)),
    ),
    limit: v.pipe(
      v.optional(v.nullable(integer), maxLimit),
      v.transform((limit) => Math.min(Math.max(limit ?? maxLimit, 0), maxLimit)),
    ),
  };
}

/**
 * A field's arguments as its schema declares them, from the document and from its variables alike.
 * @throws GraphQLError when they are invalid
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
