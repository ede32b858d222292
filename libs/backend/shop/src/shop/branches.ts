import { branchPayments, locales, pickTranslation } from '@vyloha/contract';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, type RequestContext, isOneOf, namedSchema, storedText } from '@vyloha/backend-kernel';
import { branch, shipper } from './tables';
import { wallClock } from './calendar';
import { listOpeningExceptions } from './opening/opening-exceptions';

export const branchSchema = namedSchema(
  'StoreBranch',
  v.object({
    id: v.string(),
    remoteId: v.string(),
    name: v.string(),
    slug: v.string(),
    street: v.string(),
    houseNumber: v.string(),
    city: v.string(),
    postcode: v.string(),
    countryCode: v.string(),
    region: v.string(),
    phone: v.string(),
    email: v.string(),
    latitude: v.number(),
    longitude: v.number(),
    openingHours: v.array(v.object({ day: v.number(), from: v.string(), to: v.string() })),
    /** Days with other hours, public holidays among them; `intervals` is empty when it is closed. */
    openingExceptions: v.array(
      v.object({ date: v.string(), intervals: v.array(v.object({ from: v.string(), to: v.string() })) }),
    ),
    /** How shoppers pay there; none where the shop does not say. */
    acceptedPayments: v.array(v.picklist(branchPayments)),
    shipperIds: v.array(v.string()),
    warehouseId: v.nullable(v.string()),
    /** From the postcode that was searched near, as the crow flies. */
    distanceKm: v.optional(v.number()),
  }),
);

export type WireBranch = v.InferOutput<typeof branchSchema>;
export type BranchRow = typeof branch.$inferSelect;

interface BranchSearch {
  ids?: readonly string[];
  remoteId?: string;
  /** Terms of name, street, city or postcode, ignoring diacritics. */
  text?: string;
}

function matchesText(text: string): SQL | undefined {
  const names = sql.join(
    locales.map((locale) => storedText(branch.name, locale)),
    sql`, `,
  );
  const haystack = sql`unaccent(lower(concat_ws(' ', ${names}, ${branch.street},
    ${branch.city}, ${branch.postcode}, replace(${branch.postcode}, ' ', ''))))`;
  const terms = text.split(/\s+/).filter((word) => word !== '');
  return and(...terms.map((word) => sql`position(unaccent(lower(${word})) in ${haystack}) > 0`));
}

/** In the configured order: by weight first. */
export async function loadBranches(db: Queryable, { ids, remoteId, text = '' }: BranchSearch): Promise<BranchRow[]> {
  return db
    .select()
    .from(branch)
    .where(
      and(
        ids === undefined ? undefined : isOneOf(branch.id, ids),
        remoteId === undefined ? undefined : eq(branch.remoteId, remoteId),
        matchesText(text),
      ),
    )
    .orderBy(desc(branch.weight), asc(branch.id));
}

/** Shippers with pick-up at the shop's branches. */
export async function loadPickUpShippers(db: Queryable): Promise<{ id: string; countryCodes: string[] }[]> {
  return db
    .select({ id: shipper.id, countryCodes: shipper.countryCodes })
    .from(shipper)
    .where(eq(shipper.type, 'PERSONAL'))
    .orderBy(asc(shipper.position), asc(shipper.id));
}

export function toWireBranch(
  row: BranchRow,
  { locale, now }: Pick<RequestContext, 'locale' | 'now'>,
  pickUpShippers: readonly { id: string; countryCodes: string[] }[],
): WireBranch {
  return {
    id: row.id,
    remoteId: row.remoteId,
    name: pickTranslation(row.name, locale),
    slug: pickTranslation(row.slug, locale),
    street: row.street,
    houseNumber: row.houseNumber,
    city: row.city,
    postcode: row.postcode,
    countryCode: row.countryCode,
    region: row.region,
    phone: row.phone,
    email: row.email,
    latitude: row.latitude,
    longitude: row.longitude,
    openingHours: row.openingHours,
    openingExceptions: listOpeningExceptions(row, wallClock(now()).day).map(({ date, intervals }) => ({
      date,
      intervals,
    })),
    acceptedPayments: row.acceptedPayments,
    warehouseId: row.warehouseId,
    shipperIds: pickUpShippers.filter(({ countryCodes }) => countryCodes.includes(row.countryCode)).map(({ id }) => id),
  };
}
