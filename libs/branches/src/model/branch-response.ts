import {
  byLocale,
  type Locale,
  localizedPicture,
  pickTranslation,
  postalAddress,
  translatedString,
  translatedText,
} from '@vyloha/contract';
import * as v from 'valibot';
import type { Branch, BranchMark } from './branch';
import { regionCodes } from './region';
import { openingExceptionsResponse, openingIntervalResponse, toBranchAddress } from './store-branch-response';

const markFields = v.object({
  _id: v.string(),
  title: translatedText,
  region: v.picklist(regionCodes),
  opening_hours: v.array(openingIntervalResponse),
  opening_exceptions: openingExceptionsResponse,
  gps_latitude: v.number(),
  gps_longitude: v.number(),
  page_meta: v.object({ slug: translatedString }),
  storeBranch: v.object({ ...postalAddress.entries, houseNumber: v.string() }),
});

export const branchFields = (locale: Locale) =>
  v.object({
    ...markFields.entries,
    main_image: v.nullable(localizedPicture(locale)),
    branch_is_primary: v.boolean(),
    storeBranch: v.object({ ...markFields.entries.storeBranch.entries, phone: v.string(), email: v.string() }),
  });

function toMark(wire: v.InferOutput<typeof markFields>, locale: Locale): BranchMark {
  return {
    id: wire._id,
    slug: pickTranslation(wire.page_meta.slug, locale),
    name: pickTranslation(wire.title, locale),
    region: wire.region,
    address: toBranchAddress(wire.storeBranch),
    location: { latitude: wire.gps_latitude, longitude: wire.gps_longitude },
    openingHours: wire.opening_hours,
    openingExceptions: wire.opening_exceptions,
  };
}

export function toBranch(wire: v.InferOutput<ReturnType<typeof branchFields>>, locale: Locale): Branch {
  const { phone, email } = wire.storeBranch;
  return { ...toMark(wire, locale), phone, email, picture: wire.main_image, isPrimary: wire.branch_is_primary };
}

/** `branch` of the content system → what its map needs of each, by locale. */
export const branchMapSchemas = byLocale((locale) =>
  v.pipe(
    v.object({ branch: v.array(markFields) }),
    v.transform(({ branch }) => branch.map((wire) => toMark(wire, locale))),
  ),
);

/** `branch` of the content system → a list of branches, by locale. */
export const branchListSchemas = byLocale((locale) =>
  v.pipe(
    v.object({ branch: v.array(branchFields(locale)) }),
    v.transform(({ branch }) => branch.map((wire) => toBranch(wire, locale))),
  ),
);

/** `branch` and `branch_total` of the content system → one page of the list, by locale. */
export const branchPageSchemas = byLocale((locale) =>
  v.pipe(
    v.object({ branch: v.array(branchFields(locale)), branch_total: v.number() }),
    v.transform(({ branch, branch_total: total }) => ({
      branches: branch.map((wire) => toBranch(wire, locale)),
      total,
    })),
  ),
);
