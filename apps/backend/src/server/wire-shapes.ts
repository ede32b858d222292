import { pageIndex } from '@vyloha/links';
import * as v from 'valibot';
import { namedSchema } from './named-schema';

const pagination = namedSchema(
  'Pagination',
  v.object({ total: v.number(), page: v.number(), perPage: v.number(), totalPages: v.number() }),
);

/** `{errors}`: what every failure answers. */
export const failureSchema = namedSchema(
  'Failure',
  v.object({
    errors: v.array(v.object({ title: v.string(), field: v.optional(v.string()), code: v.optional(v.string()) })),
  }),
);

/** `{data}`: one thing. */
export function oneOf<Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) {
  return v.object({ data: schema });
}

/** `{data: [], meta: {pagination}}`: a list. */
export function listOf<Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) {
  return v.object({ data: v.array(schema), meta: v.object({ pagination }) });
}

/** The asked page of a list that is at hand whole. */
export function pageOf<Item>(items: readonly Item[], page: number, perPage: number) {
  return {
    data: items.slice(pageIndex(page) * perPage, page * perPage),
    meta: { pagination: { total: items.length, page, perPage, totalPages: Math.ceil(items.length / perPage) } },
  };
}

/** A list that is always answered whole. */
export function wholeList<Item>(items: readonly Item[]) {
  return pageOf(items, 1, Math.max(items.length, 1));
}

/** A comma list in a query string, without empty entries and bounded in number. */
export function queryList(maxEntries: number) {
  return v.pipe(
    v.string(),
    v.transform((value) => value.split(',').filter((entry) => entry !== '')),
    v.maxLength(maxEntries),
  );
}
