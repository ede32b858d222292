import { displayText } from '@vyloha/contract';
import * as v from 'valibot';
import type { PickUpPlace } from './pick-up-place';
import { openingExceptionsResponse, openingIntervalResponse, toBranchAddress } from './store-branch-response';

/** A pick-up point of a shipper on the wire: a branch without page, region, contact and stock. */
export const pickUpPointResponse = v.pipe(
  v.object({
    id: v.string(),
    name: displayText,
    street: v.string(),
    houseNumber: v.nullish(v.string(), null),
    city: v.string(),
    postcode: v.string(),
    countryCode: v.string(),
    openingHours: v.array(openingIntervalResponse),
    openingExceptions: openingExceptionsResponse,
    distanceKm: v.optional(v.number()),
  }),
  v.transform(({ street, houseNumber, city, postcode, countryCode, ...point }): PickUpPlace => ({
    ...point,
    address: toBranchAddress({ street, houseNumber, city, postcode, countryCode }),
    region: null,
    acceptedPayments: [],
    warehouseId: null,
  })),
);

/** Response of `GET /api/v1/branches` for such a shipper → points. */
export const pickUpPointsResponse = v.array(pickUpPointResponse);
