import * as v from 'valibot';
import { notFound } from '../server/refusal';
import { defineRoute } from '../server/route';
import { queryNumber } from '../server/number-input';
import { listOf, oneOf, pageOf, queryList } from '../server/wire-shapes';
import { branchSchema, loadBranches, loadPickUpShippers, toWireBranch } from './branches';

const mostBranches = 500;
const longestSearch = 100;

export const branchesRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/branches',
  summary: 'Branches by ids, or those where a shipper hands parcels over',
  query: v.object({
    keys: v.optional(queryList(mostBranches)),
    shipper_id: v.optional(v.string()),
    s: v.optional(v.pipe(v.string(), v.maxLength(longestSearch)), ''),
    perPage: queryNumber({ min: 1, max: mostBranches, absent: 100 }),
    page: queryNumber({ min: 1, max: mostBranches, absent: 1 }),
  }),
  response: listOf(branchSchema),
  handler: async ({ db, locale }, { query: { keys, shipper_id: shipperId, s: text, page, perPage } }) => {
    const pickUp = await loadPickUpShippers(db);
    const rows = await loadBranches(db, { text, ...(keys === undefined ? {} : { ids: keys }) });
    const branches = rows
      .map((row) => toWireBranch(row, locale, pickUp))
      .filter(({ shipperIds }) => shipperId === undefined || shipperIds.includes(shipperId));
    return pageOf(branches, page, perPage);
  },
});

export const branchByRemoteIdRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/shippers/:shipperId/branches/remoteId/:remoteId',
  summary: 'The branch a shipper knows under this id',
  params: v.object({ shipperId: v.string(), remoteId: v.string() }),
  response: oneOf(branchSchema),
  handler: async ({ db, locale }, { params: { shipperId, remoteId } }) => {
    const [row] = await loadBranches(db, { remoteId });
    if (row === undefined) throw notFound();
    const data = toWireBranch(row, locale, await loadPickUpShippers(db));
    if (!data.shipperIds.includes(shipperId)) throw notFound();
    return { data };
  },
});
