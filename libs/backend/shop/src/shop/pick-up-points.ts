import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '@vyloha/backend-kernel';
import { pickUpPoint } from './tables';
import type { WireBranch } from './branches';
import type { Place } from './geography/find-place';

export type PickUpPointRow = typeof pickUpPoint.$inferSelect;

const combiningMarks = /\p{Mn}/gu;

/** In small letters without diacritics. */
function normalizeText(text: string): string {
  return text.normalize('NFD').replace(combiningMarks, '').toLowerCase();
}

/** What a point is searched by; its postcode with and without the space. */
export function pointSearchText(point: Pick<PickUpPointRow, 'name' | 'street' | 'city' | 'postcode'>): string {
  const { name, street, city, postcode } = point;
  return normalizeText([name, street, city, postcode, postcode.replaceAll(' ', '')].join(' '));
}

interface PointSearch {
  shipperId: string;
  ids?: readonly string[] | undefined;
  /** Terms of name, street, city or postcode. */
  text: string;
  near: Place | null;
  page: number;
  perPage: number;
}

/** Near enough for an order: degrees of longitude narrow with the latitude. */
function squaredDistance({ latitude, longitude }: Place): SQL {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const height = sql`(${pickUpPoint.latitude} - ${latitude}::float8)`;
  const width = sql`((${pickUpPoint.longitude} - ${longitude}::float8) * ${narrowing}::float8)`;
  return sql`${height} * ${height} + ${width} * ${width}`;
}

/** Open points of a shipper: one page of them, the nearest or the alphabetically first ones, and how many there are. */
export async function findPickUpPoints(
  db: Queryable,
  { shipperId, ids, text, near, page, perPage }: PointSearch,
): Promise<{ rows: PickUpPointRow[]; total: number }> {
  const terms = normalizeText(text)
    .split(/\s+/)
    .filter((term) => term !== '');
  const where = and(
    eq(pickUpPoint.shipperId, shipperId),
    eq(pickUpPoint.isClosed, false),
    ids === undefined ? undefined : inArray(pickUpPoint.id, [...ids]),
    ...terms.map((term) => sql`position(${term} in ${pickUpPoint.searchText}) > 0`),
  );
  const rows = await db
    .select()
    .from(pickUpPoint)
    .where(where)
    .orderBy(...(near === null ? [] : [squaredDistance(near)]), asc(pickUpPoint.city), asc(pickUpPoint.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db.select({ total: count() }).from(pickUpPoint).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** A point by its own id or by that of its shipper, closed ones as well; `null` when the shipper has none. */
export async function findPickUpPoint(
  db: Queryable,
  shipperId: string,
  by: { id: string } | { remoteId: string },
): Promise<PickUpPointRow | null> {
  const isWanted = 'id' in by ? eq(pickUpPoint.id, by.id) : eq(pickUpPoint.remoteId, by.remoteId);
  const [row] = await db
    .select()
    .from(pickUpPoint)
    .where(and(eq(pickUpPoint.shipperId, shipperId), isWanted));
  return row ?? null;
}

/** A point as a branch: it has no page, no region, no contact and no stock of the shop. */
export function pointToWireBranch(row: PickUpPointRow): WireBranch {
  const { id, remoteId, name, street, city, postcode, countryCode, latitude, longitude, openingHours, shipperId } = row;
  return {
    id,
    remoteId,
    name,
    street,
    city,
    postcode,
    countryCode,
    latitude,
    longitude,
    openingHours,
    slug: '',
    houseNumber: '',
    region: '',
    phone: '',
    email: '',
    warehouseId: null,
    acceptedPayments: [],
    shipperIds: [shipperId],
    openingExceptions: [],
  };
}
