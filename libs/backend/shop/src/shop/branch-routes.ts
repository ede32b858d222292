import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { shipper } from './tables';
import {
  HttpError,
  type RequestContext,
  dataSchema,
  defineRoute,
  notFound,
  paginate,
  paginatedSchema,
  queryList,
  queryNumber,
  toPagination,
} from '@vyloha/backend-kernel';
import { branchSchema, loadBranches, loadPickUpShippers, toWireBranch, type WireBranch } from './branches';
import { distanceKm, findPlace, type Place } from './geography/find-place';
import { findPickUpPoint, findPickUpPoints, pointToWireBranch } from './pick-up-points';

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
function sortByDistance(branches: readonly WireBranch[], place: Place | null): readonly WireBranch[] {
  if (place === null) return branches;
  return branches
    .map((branch) => ({ branch, distance: distanceKm(place, branch) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ branch, distance }) => ({ ...branch, distanceKm: Math.round(distance) }));
}

async function handsOverAtPoints({ db }: RequestContext, shipperId: string): Promise<boolean> {
  const [row] = await db.select({ type: shipper.type }).from(shipper).where(eq(shipper.id, shipperId));
  return row?.type === 'PICKUP_POINT';
}

export const branchesRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/branches',
  summary: 'Branches by ids, pick-up points of a shipper, or the nearest to a postcode first',
  query: v.object({
    keys: v.optional(queryList(maxBranches)),
    shipper_id: v.optional(v.string()),
    s: v.optional(v.pipe(v.string(), v.maxLength(maxSearchLength)), ''),
    near: v.optional(v.string()),
    perPage: queryNumber({ min: 1, max: maxBranches, defaultValue: 100 }),
    page: queryNumber({ min: 1, max: maxBranches, defaultValue: 1 }),
  }),
  response: paginatedSchema(branchSchema),
  handler: async (ctx, { query: { keys: ids, shipper_id: shipperId, s: text, near, page, perPage } }) => {
    const { db } = ctx;
    const place = requirePlace(near);
    if (shipperId !== undefined && (await handsOverAtPoints(ctx, shipperId))) {
      const { rows, total } = await findPickUpPoints(db, { shipperId, ids, text, near: place, page, perPage });
      const points = sortByDistance(rows.map(pointToWireBranch), place);
      return { data: [...points], meta: { pagination: toPagination(total, page, perPage) } };
    }
    const pickUpShippers = await loadPickUpShippers(db);
    const rows = await loadBranches(db, { text, ...(ids === undefined ? {} : { ids }) });
    const branches = rows
      .map((row) => toWireBranch(row, ctx, pickUpShippers))
      .filter(({ shipperIds }) => shipperId === undefined || shipperIds.includes(shipperId));
    return paginate(sortByDistance(branches, place), page, perPage);
  },
});

async function findBranch(ctx: RequestContext, remoteId: string): Promise<WireBranch | null> {
  const [row] = await loadBranches(ctx.db, { remoteId });
  return row === undefined ? null : toWireBranch(row, ctx, await loadPickUpShippers(ctx.db));
}

export const branchByRemoteIdRoute = defineRoute({
  method: 'GET',
  url: '/store/api/v1/shippers/:shipperId/branches/remoteId/:remoteId',
  summary: 'The branch or open pick-up point with this id of the shipper',
  params: v.object({ shipperId: v.string(), remoteId: v.string() }),
  response: dataSchema(branchSchema),
  handler: async (ctx, { params: { shipperId, remoteId } }) => {
    if (await handsOverAtPoints(ctx, shipperId)) {
      const point = await findPickUpPoint(ctx.db, shipperId, { remoteId });
      if (point === null || point.isClosed) throw notFound();
      return { data: pointToWireBranch(point) };
    }
    const data = await findBranch(ctx, remoteId);
    if (data === null || !data.shipperIds.includes(shipperId)) throw notFound();
    return { data };
  },
});
