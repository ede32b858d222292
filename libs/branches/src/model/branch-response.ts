import type { Locale, Translated } from '@vyloha/contract';
import * as v from 'valibot';
import type { Branch, BranchDetail } from './branch';
import { regionCodes } from './region';
import { openingIntervalResponse, toBranchAddress } from './store-branch-response';

const translated = v.object({ cs: v.string(), sk: v.string() });
const optionalTranslated = v.object({ cs: v.nullable(v.string()), sk: v.nullable(v.string()) });

const branchFields = v.object({
  _id: v.string(),
  title: translated,
  region: v.picklist(regionCodes),
  opening_hours: v.array(openingIntervalResponse),
  main_image: v.nullable(v.object({ path: v.string(), alt: v.nullable(translated) })),
  page_meta: v.object({ slug: translated }),
  storeBranch: v.object({
    street: v.string(),
    houseNumber: v.string(),
    city: v.string(),
    postcode: v.string(),
    countryCode: v.string(),
    phone: v.string(),
    email: v.string(),
  }),
});

const employeeFields = v.object({
  title: v.string(),
  position: v.nullable(optionalTranslated),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
});

const detailFields = v.object({
  ...branchFields.entries,
  description: optionalTranslated,
  services: v.array(translated),
  pay_with_card: v.boolean(),
  car_accessibility: optionalTranslated,
  public_transportation_accessibility: optionalTranslated,
  google_map_link: v.nullable(v.string()),
  employees: v.array(employeeFields),
});

type PickTranslation = <Text>(texts: Translated<Text>) => Text;

function toBranch(wire: v.InferOutput<typeof branchFields>, pickTranslation: PickTranslation): Branch {
  const { phone, email } = wire.storeBranch;
  const picture = wire.main_image;
  return {
    id: wire._id,
    slug: pickTranslation(wire.page_meta.slug),
    name: pickTranslation(wire.title),
    region: wire.region,
    address: toBranchAddress(wire.storeBranch),
    phone,
    email,
    picture: picture && { fileKey: picture.path, alt: picture.alt ? pickTranslation(picture.alt) : '' },
    openingHours: wire.opening_hours,
  };
}

function toBranchDetail(wire: v.InferOutput<typeof detailFields>, pickTranslation: PickTranslation): BranchDetail {
  return {
    ...toBranch(wire, pickTranslation),
    slugs: wire.page_meta.slug,
    description: pickTranslation(wire.description),
    services: wire.services.map(pickTranslation),
    isCardAccepted: wire.pay_with_card,
    byCar: pickTranslation(wire.car_accessibility),
    byPublicTransport: pickTranslation(wire.public_transportation_accessibility),
    mapUrl: wire.google_map_link,
    employees: wire.employees.map(({ title, position, email, phone }) => ({
      name: title,
      position: position && pickTranslation(position),
      email,
      phone,
    })),
  };
}

function listSchema(locale: Locale) {
  return v.pipe(
    v.object({ branch: v.array(branchFields) }),
    v.transform(({ branch }) => branch.map((wire) => toBranch(wire, (texts) => texts[locale]))),
  );
}

function detailSchema(locale: Locale) {
  return v.pipe(
    v.object({ branch: v.array(detailFields) }),
    v.transform(({ branch: [wire] }) => (wire ? toBranchDetail(wire, (texts) => texts[locale]) : null)),
  );
}

/** `branch` of the content system → a list of branches, by locale. */
export const branchListSchemas = { cs: listSchema('cs'), sk: listSchema('sk') } as const;

/** `branch` of the content system → the branch or null, by locale. */
export const branchDetailSchemas = { cs: detailSchema('cs'), sk: detailSchema('sk') } as const;
