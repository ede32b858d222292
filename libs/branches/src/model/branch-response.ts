import {
  byLocale,
  displayText,
  type Locale,
  localizedPicture,
  pickTranslation,
  postalAddress,
  translatedField,
  translatedString,
  translatedText,
} from '@vyloha/contract';
import * as v from 'valibot';
import type { Branch, BranchDetail } from './branch';
import { regionCodes } from './region';
import { openingIntervalResponse, toBranchAddress } from './store-branch-response';

const optionalTranslated = translatedField(v.nullable(displayText));

const branchFields = (locale: Locale) =>
  v.object({
    _id: v.string(),
    title: translatedText,
    region: v.picklist(regionCodes),
    opening_hours: v.array(openingIntervalResponse),
    main_image: v.nullable(localizedPicture(locale)),
    page_meta: v.object({ slug: translatedString }),
    storeBranch: v.object({
      ...postalAddress.entries,
      houseNumber: v.string(),
      phone: v.string(),
      email: v.string(),
    }),
  });

const employeeFields = (locale: Locale) =>
  v.object({
    title: v.string(),
    position: v.nullable(optionalTranslated),
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    photo: v.nullable(localizedPicture(locale)),
  });

const detailFields = (locale: Locale) =>
  v.object({
    ...branchFields(locale).entries,
    description: optionalTranslated,
    services: v.array(translatedText),
    pay_with_card: v.boolean(),
    car_accessibility: optionalTranslated,
    public_transportation_accessibility: optionalTranslated,
    google_map_link: v.nullable(v.string()),
    employees: v.array(employeeFields(locale)),
  });

function toBranch(wire: v.InferOutput<ReturnType<typeof branchFields>>, locale: Locale): Branch {
  const { phone, email } = wire.storeBranch;
  return {
    id: wire._id,
    slug: pickTranslation(wire.page_meta.slug, locale),
    name: pickTranslation(wire.title, locale),
    region: wire.region,
    address: toBranchAddress(wire.storeBranch),
    phone,
    email,
    picture: wire.main_image,
    openingHours: wire.opening_hours,
  };
}

function toBranchDetail(wire: v.InferOutput<ReturnType<typeof detailFields>>, locale: Locale): BranchDetail {
  return {
    ...toBranch(wire, locale),
    slugs: wire.page_meta.slug,
    description: wire.description[locale],
    services: wire.services.map((service) => pickTranslation(service, locale)),
    isCardAccepted: wire.pay_with_card,
    byCar: wire.car_accessibility[locale],
    byPublicTransport: wire.public_transportation_accessibility[locale],
    mapUrl: wire.google_map_link,
    employees: wire.employees.map(({ title, position, email, phone, photo }) => ({
      name: title,
      picture: photo,
      position: position && position[locale],
      email,
      phone,
    })),
  };
}

function listSchema(locale: Locale) {
  return v.pipe(
    v.object({ branch: v.array(branchFields(locale)) }),
    v.transform(({ branch }) => branch.map((wire) => toBranch(wire, locale))),
  );
}

function detailSchema(locale: Locale) {
  return v.pipe(
    v.object({ branch: v.array(detailFields(locale)) }),
    v.transform(({ branch: [wire] }) => (wire ? toBranchDetail(wire, locale) : null)),
  );
}

/** `branch` of the content system → a list of branches, by locale. */
export const branchListSchemas = byLocale(listSchema);

/** `branch` of the content system → the branch or null, by locale. */
export const branchDetailSchemas = byLocale(detailSchema);
