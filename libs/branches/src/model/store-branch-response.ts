import { branchPayments, displayText, validEntries } from '@vyloha/contract';
import * as v from 'valibot';
import { regionCodes } from './region';
import type { BranchAddress, StoreBranch } from './store-branch';

export const openingIntervalResponse = v.object({ day: v.number(), from: v.string(), to: v.string() });

const openIntervalResponse = v.object({ from: v.string(), to: v.string() });

export const openingExceptionResponse = v.object({ date: v.string(), intervals: v.array(openIntervalResponse) });

/** Of backends that know of none as well. */
export const openingExceptionsResponse = v.optional(v.array(openingExceptionResponse), []);

/** Without those that this version does not know. */
export const acceptedPaymentsResponse = v.optional(validEntries(v.picklist(branchPayments)), []);

interface WireAddress extends BranchAddress {
  houseNumber: string | null;
}

/** Some shops write the number into the street as well; it must not be repeated. */
export function toBranchAddress({ street, houseNumber, city, postcode, countryCode }: WireAddress): BranchAddress {
  const hasNumberInStreet = !houseNumber || street.split(' ').includes(houseNumber);
  return { street: hasNumberInStreet ? street : `${street} ${houseNumber}`, city, postcode, countryCode };
}

const storeBranchResponse = v.pipe(
  v.object({
    id: v.string(),
    remoteId: v.string(),
    name: displayText,
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
    openingHours: v.array(openingIntervalResponse),
    openingExceptions: openingExceptionsResponse,
    acceptedPayments: acceptedPaymentsResponse,
    shipperIds: v.array(v.string()),
    warehouseId: v.nullable(v.string()),
    distanceKm: v.optional(v.number()),
  }),
  v.transform(({ street, houseNumber, city, postcode, countryCode, ...branch }): StoreBranch => ({
    ...branch,
    address: toBranchAddress({ street, houseNumber, city, postcode, countryCode }),
  })),
);

/** Response of `GET /api/v1/branches` → branches. */
export const storeBranchesResponse = v.array(storeBranchResponse);
