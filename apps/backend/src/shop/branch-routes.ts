import * as v from 'valibot';
import { HttpError, notFound } from '../server/http-error';
import { defineRoute } from '../server/routes/route';
import { queryNumber } from '../server/input/number-input';
import { paginatedSchema, dataSchema, paginate, queryList } from '../server/openapi/wire-shapes';
import { branchSchema, loadBranches, loadPickUpShippers, toWireBranch, type WireBranch } from './branches';
import { distanceKm, findPlace, type Place } from './geography/find-place';

const maxBranches = 500;
const maxSearchLength = 100;

/** Where a postcode is; a postcode that does not exist is refused. */
function requirePlace(postcode: string | undefined): Place | null {
  if (postcode === undefined) return null;
  const place = findPlace(postcode);
  if (place === null) throw new HttpError(422, [{ key: 'postcodeUnknown', field: 'near', code: 'postcode' }]);
  return place;
}

/** The nearest first, in whole kilometres: postcodes are known no better. */
function sortByDistance(branches: readonly WireBranch[], place: Place): WireBranch[] {
  return branches
    .map((branch) => ({ branch, distance: distanceKm(place, branch) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ branch, distance }) => ({ ...branch, distanceKm: Math.round(distance) }));
}

export const branchesRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/branches',
  summary: 'Branches by ids, those where a shipper hands parcels over, or the nearest to a postcode first',
  query: v.object({
    keys: v.optional(queryList(maxBranches)),
    shipper_id: v.optional(v.string()),
    s: v.optional(v.pipe(v.string(), v.maxLength(maxSearchLength)), ''),
    near: v.optional(v.string()),
    perPage: queryNumber({ min: 1, max: maxBranches, defaultValue: 100 }),
    page: queryNumber({ min: 1, max: maxBranches, defaultValue: 1 }),
  }),
  response: paginatedSchema(branchSchema),
  handler: async ({ db, locale }, { query: { keys, shipper_id: shipperId, s: text, near, page, perPage } }) => {
    const place = requirePlace(near);
    const pickUpShippers = await loadPickUpShippers(db);
    const rows = await loadBranches(db, { text, ...(keys === undefined ? {} : { ids: keys }) });
    const branches = rows
      .map((row) => toWireBranch(row, locale, pickUpShippers))
      .filter(({ shipperIds }) => shipperId === undefined || shipperIds.includes(shipperId));
    return paginate(place === null ? branches : sortByDistance(branches, place), page, perPage);
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
