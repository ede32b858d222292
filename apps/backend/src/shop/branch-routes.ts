import * as v from 'valibot';
import { notFound } from '../server/http-error';
import { defineRoute } from '../server/routes/route';
import { queryNumber } from '../server/input/number-input';
import { paginatedSchema, dataSchema, paginate, queryList } from '../server/openapi/wire-shapes';
import { branchSchema, loadBranches, loadPickUpShippers, toWireBranch } from './branches';

const maxBranches = 500;
const maxSearchLength = 100;

export const branchesRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/branches',
  summary: 'Branches by ids, or those where a shipper hands parcels over',
  query: v.object({
    keys: v.optional(queryList(maxBranches)),
    shipper_id: v.optional(v.string()),
    s: v.optional(v.pipe(v.string(), v.maxLength(maxSearchLength)), ''),
    perPage: queryNumber({ min: 1, max: maxBranches, defaultValue: 100 }),
    page: queryNumber({ min: 1, max: maxBranches, defaultValue: 1 }),
  }),
  response: paginatedSchema(branchSchema),
  handler: async ({ db, locale }, { query: { keys, shipper_id: shipperId, s: text, page, perPage } }) => {
    const pickUpShippers = await loadPickUpShippers(db);
    const rows = await loadBranches(db, { text, ...(keys === undefined ? {} : { ids: keys }) });
    const branches = rows
      .map((row) => toWireBranch(row, locale, pickUpShippers))
      .filter(({ shipperIds }) => shipperId === undefined || shipperIds.includes(shipperId));
    return paginate(branches, page, perPage);
  },
});

export const branchByRemoteIdRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/shippers/:shipperId/branches/remoteId/:remoteId',
  summary: 'The branch a shipper knows under this id',
  params: v.object({ shipperId: v.string(), remoteId: v.string() }),
  response: dataSchema(branchSchema),
  handler: async ({ db, locale }, { params: { shipperId, remoteId } }) => {
    const [row] = await loadBranches(db, { remoteId });
    if (row === undefined) throw notFound();
    const data = toWireBranch(row, locale, await loadPickUpShippers(db));
    if (!data.shipperIds.includes(shipperId)) throw notFound();
    return { data };
  },
});
