import * as v from 'valibot';
import { regionCodes } from './region';
import type { StoreBranch } from './store-branch';

const openingIntervalSchema = v.object({ day: v.number(), from: v.string(), to: v.string() });

/** Some shops write the number into the street as well; it must not stand there twice. */
function streetWithNumber(street: string, houseNumber: string | null): string {
  return !houseNumber || street.split(' ').includes(houseNumber) ? street : `${street} ${houseNumber}`;
}

export const storeBranchResponse = v.pipe(
  v.object({
    id: v.string(),
    remoteId: v.string(),
    name: v.string(),
    slug: v.string(),
    street: v.string(),
    houseNumber: v.nullable(v.string()),
    city: v.string(),
    postcode: v.string(),
    countryCode: v.string(),
    region: v.picklist(regionCodes),
    phone: v.string(),
    email: v.string(),
    latitude: v.number(),
    longitude: v.number(),
    openingHours: v.array(openingIntervalSchema),
    shipperIds: v.array(v.string()),
    warehouseId: v.nullable(v.string()),
  }),
  v.transform(({ street, houseNumber, city, postcode, countryCode, ...branch }): StoreBranch => ({
    ...branch,
    address: { street: streetWithNumber(street, houseNumber), city, postcode, countryCode },
  })),
);

/** Branches as `GET /api/v1/branches` answers them. */
export const storeBranchesResponse = v.array(storeBranchResponse);
