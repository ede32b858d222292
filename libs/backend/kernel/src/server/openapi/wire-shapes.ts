import { pageIndex } from '@vyloha/links';
import * as v from 'valibot';
import { namedSchema } from './named-schema';

const pagination = namedSchema(
  'Pagination',
  v.object({ total: v.number(), page: v.number(), perPage: v.number(), totalPages: v.number() }),
);

/** What is not as the caller expects; `id` of a line, a shipper or a payment. Amounts with tax, in main units. */
const change = v.object({
  kind: v.picklist(['total', 'currency', 'credits', 'item', 'shipper', 'payment']),
  id: v.nullable(v.string()),
  before: v.nullable(v.union([v.number(), v.string()])),
  after: v.nullable(v.union([v.number(), v.string()])),
});

const failureData = v.object({ changes: v.array(change) });

export type FailureData = v.InferOutput<typeof failureData>;

/** `{errors}`: the body of every error response; `data` where an order is not as expected. */
export const failureSchema = namedSchema(
  'Failure',
  v.object({
    errors: v.array(v.object({ title: v.string(), field: v.optional(v.string()), code: v.optional(v.string()) })),
    data: v.optional(failureData),
  }),
);

/** `{data}`: a single resource. */
export function dataSchema<Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) {
  return v.object({ data: schema });
}

/** `{data: [], meta: {pagination}}`: a list. */
export function paginatedSchema<Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) {
  return v.object({ data: v.array(schema), meta: v.object({ pagination }) });
}

export function toPagination(total: number, page: number, perPage: number): v.InferOutput<typeof pagination> {
  return { total, page, perPage, totalPages: Math.ceil(total / perPage) };
}

/** The requested page of a list that is in memory. */
export function paginate<Item>(items: readonly Item[], page: number, perPage: number) {
  return {
    data: items.slice(pageIndex(page) * perPage, page * perPage),
    meta: { pagination: toPagination(items.length, page, perPage) },
  };
}

/** A list that is always returned as a single page. */
export function toSinglePage<Item>(items: readonly Item[]) {
  return paginate(items, 1, Math.max(items.length, 1));
}

/** A comma list in a query string, without empty entries and bounded in number. */
export function queryList(maxEntries: number) {
  return v.pipe(
    v.string(),
    v.transform((value) => value.split(',').filter((entry) => entry !== '')),
    v.maxLength(maxEntries),
  );
}
